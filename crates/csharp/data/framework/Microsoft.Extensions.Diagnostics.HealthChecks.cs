// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Diagnostics.HealthChecks;
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
public sealed class HealthCheckContext {
	public HealthCheckContext();
	public global::Microsoft.Extensions.Diagnostics.HealthChecks.HealthCheckRegistration Registration { get; set; }
}
public struct HealthCheckResult {
	public HealthCheckResult(HealthStatus status, string description = null, Exception exception = null, IReadOnlyDictionary<string, object> data = null);
	public static HealthCheckResult Healthy(string description = null, IReadOnlyDictionary<string, object> data = null);
	public static HealthCheckResult Degraded(string description = null, Exception exception = null, IReadOnlyDictionary<string, object> data = null);
	public static HealthCheckResult Unhealthy(string description = null, Exception exception = null, IReadOnlyDictionary<string, object> data = null);
	public IReadOnlyDictionary<string, object> Data { get; }
	public string Description { get; }
	public Exception Exception { get; }
	public HealthStatus Status { get; }
}
public enum HealthStatus { Unhealthy = 0, Degraded = 1, Healthy = 2 }
public interface IHealthCheck {
	Task<HealthCheckResult> CheckHealthAsync(HealthCheckContext context, CancellationToken cancellationToken = default);
}

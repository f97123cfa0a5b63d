// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.ComponentModel.DataAnnotations;
using System.Collections.Generic;
public enum DataType { Custom = 0, DateTime = 1, Date = 2, Time = 3, Duration = 4, PhoneNumber = 5, Currency = 6, Text = 7, Html = 8, MultilineText = 9, EmailAddress = 10, Password = 11, Url = 12, ImageUrl = 13, CreditCard = 14, PostalCode = 15, Upload = 16 }
public class DataTypeAttribute : ValidationAttribute {
	public DataTypeAttribute(DataType dataType);
	public DataTypeAttribute(string customDataType);
	public virtual string GetDataTypeName();
	public DataType DataType { get; }
	public string CustomDataType { get; }
	public global::System.ComponentModel.DataAnnotations.DisplayFormatAttribute DisplayFormat { get; protected set; }
}
public sealed class DisplayAttribute : Attribute {
	public string GetShortName();
	public string GetName();
	public string GetDescription();
	public string GetPrompt();
	public string GetGroupName();
	public bool? GetAutoGenerateField();
	public bool? GetAutoGenerateFilter();
	public int? GetOrder();
	public DisplayAttribute();
	public string ShortName { get; set; }
	public string Name { get; set; }
	public string Description { get; set; }
	public string Prompt { get; set; }
	public string GroupName { get; set; }
	public Type ResourceType { get; set; }
	public bool AutoGenerateField { get; set; }
	public bool AutoGenerateFilter { get; set; }
	public int Order { get; set; }
}
public sealed class KeyAttribute : Attribute {
	public KeyAttribute();
}
public class MaxLengthAttribute : ValidationAttribute {
	public MaxLengthAttribute(int length);
	public MaxLengthAttribute();
	public int Length { get; }
}
public class MinLengthAttribute : ValidationAttribute {
	public MinLengthAttribute(int length);
	public int Length { get; }
}
public class RangeAttribute : ValidationAttribute {
	public RangeAttribute(int minimum, int maximum);
	public RangeAttribute(double minimum, double maximum);
	public RangeAttribute(Type type, string minimum, string maximum);
	public object Minimum { get; }
	public object Maximum { get; }
	public bool MinimumIsExclusive { get; set; }
	public bool MaximumIsExclusive { get; set; }
	public Type OperandType { get; }
	public bool ParseLimitsInInvariantCulture { get; set; }
	public bool ConvertValueInInvariantCulture { get; set; }
}
public class RegularExpressionAttribute : ValidationAttribute {
	public RegularExpressionAttribute(string pattern);
	public int MatchTimeoutInMilliseconds { get; set; }
	public TimeSpan MatchTimeout { get; }
	public string Pattern { get; }
}
public class RequiredAttribute : ValidationAttribute {
	public RequiredAttribute();
	public bool AllowEmptyStrings { get; set; }
}
public class StringLengthAttribute : ValidationAttribute {
	public StringLengthAttribute(int maximumLength);
	public int MaximumLength { get; }
	public int MinimumLength { get; set; }
}
public abstract class ValidationAttribute : Attribute {
	protected ValidationAttribute();
	protected ValidationAttribute(string errorMessage);
	protected ValidationAttribute(Func<string> errorMessageAccessor);
	public virtual string FormatErrorMessage(string name);
	public virtual bool IsValid(object value);
	protected virtual ValidationResult IsValid(object value, ValidationContext validationContext);
	public ValidationResult GetValidationResult(object value, ValidationContext validationContext);
	public void Validate(object value, string name);
	public void Validate(object value, ValidationContext validationContext);
	protected string ErrorMessageString { get; }
	public virtual bool RequiresValidationContext { get; }
	public string ErrorMessage { get; set; }
	public string ErrorMessageResourceName { get; set; }
	public Type ErrorMessageResourceType { get; set; }
}
public sealed class ValidationContext : IServiceProvider {
	public ValidationContext(object instance);
	public ValidationContext(object instance, IDictionary<object, object> items);
	public ValidationContext(object instance, IServiceProvider serviceProvider, IDictionary<object, object> items);
	public void InitializeServiceProvider(Func<Type, object> serviceProvider);
	public object GetService(Type serviceType);
	public object ObjectInstance { get; }
	public Type ObjectType { get; }
	public string DisplayName { get; set; }
	public string MemberName { get; set; }
	public IDictionary<object, object> Items { get; }
}
public class ValidationException : Exception {
	public ValidationException(ValidationResult validationResult, ValidationAttribute validatingAttribute, object value);
	public ValidationException(string errorMessage, ValidationAttribute validatingAttribute, object value);
	public ValidationException();
	public ValidationException(string message);
	public ValidationException(string message, Exception innerException);
	public ValidationAttribute ValidationAttribute { get; }
	public ValidationResult ValidationResult { get; }
	public object Value { get; }
}
public class ValidationResult {
	public static readonly ValidationResult Success;
	public ValidationResult(string errorMessage);
	public ValidationResult(string errorMessage, IEnumerable<string> memberNames);
	protected ValidationResult(ValidationResult validationResult);
	public IEnumerable<string> MemberNames { get; }
	public string ErrorMessage { get; set; }
}
public static class Validator {
	public static bool TryValidateProperty(object value, ValidationContext validationContext, ICollection<ValidationResult> validationResults);
	public static bool TryValidateObject(object instance, ValidationContext validationContext, ICollection<ValidationResult> validationResults);
	public static bool TryValidateObject(object instance, ValidationContext validationContext, ICollection<ValidationResult> validationResults, bool validateAllProperties);
	public static bool TryValidateValue(object value, ValidationContext validationContext, ICollection<ValidationResult> validationResults, IEnumerable<ValidationAttribute> validationAttributes);
	public static void ValidateProperty(object value, ValidationContext validationContext);
	public static void ValidateObject(object instance, ValidationContext validationContext);
	public static void ValidateObject(object instance, ValidationContext validationContext, bool validateAllProperties);
	public static void ValidateValue(object value, ValidationContext validationContext, IEnumerable<ValidationAttribute> validationAttributes);
}

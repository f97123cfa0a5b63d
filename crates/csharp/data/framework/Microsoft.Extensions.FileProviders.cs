// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.FileProviders;
using Microsoft.Extensions.Primitives;
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
public interface IDirectoryContents : IEnumerable<IFileInfo>, IEnumerable {
	bool Exists { get; }
}
public interface IFileInfo {
	Stream CreateReadStream();
	bool Exists { get; }
	long Length { get; }
	string PhysicalPath { get; }
	string Name { get; }
	DateTimeOffset LastModified { get; }
	bool IsDirectory { get; }
}
public interface IFileProvider {
	IFileInfo GetFileInfo(string subpath);
	IDirectoryContents GetDirectoryContents(string subpath);
	IChangeToken Watch(string filter);
}

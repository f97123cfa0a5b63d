// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.Data.SqlClient;
using System.Data.Common;
public sealed class SqlConnection : DbConnection {
	public SqlConnection();
	public SqlConnection(string connectionString);
	public new SqlCommand CreateCommand();
	public new SqlTransaction BeginTransaction();
	public static void ClearAllPools();
	public static void ClearPool(SqlConnection connection);
}
public sealed class SqlTransaction : DbTransaction {
	private SqlTransaction();
	public new SqlConnection Connection { get; }
}
public sealed class SqlCommand : DbCommand {
	public SqlCommand();
	public SqlCommand(string cmdText);
	public SqlCommand(string cmdText, SqlConnection connection);
	public SqlCommand(string cmdText, SqlConnection connection, SqlTransaction transaction);
	public new SqlConnection Connection { get; set; }
	public new SqlTransaction Transaction { get; set; }
}

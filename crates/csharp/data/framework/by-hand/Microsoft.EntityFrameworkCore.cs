// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace Microsoft.EntityFrameworkCore;
using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;
public class DbContextOptions { }
public class DbContextOptions<TContext> : DbContextOptions { }
public class EntityEntry<TEntity> where TEntity : class {
	public TEntity Entity { get; }
}
public class DbContext : IDisposable, IAsyncDisposable {
	protected DbContext();
	public DbContext(DbContextOptions options);
	public virtual DbSet<TEntity> Set<TEntity>() where TEntity : class;
	public virtual int SaveChanges();
	public virtual int SaveChanges(bool acceptAllChangesOnSuccess);
	public virtual Task<int> SaveChangesAsync(CancellationToken cancellationToken = default);
	public virtual Task<int> SaveChangesAsync(bool acceptAllChangesOnSuccess, CancellationToken cancellationToken = default);
	public virtual EntityEntry<TEntity> Entry<TEntity>(TEntity entity) where TEntity : class;
	public virtual EntityEntry<TEntity> Add<TEntity>(TEntity entity) where TEntity : class;
	public virtual ValueTask<EntityEntry<TEntity>> AddAsync<TEntity>(TEntity entity, CancellationToken cancellationToken = default) where TEntity : class;
	public virtual EntityEntry<TEntity> Attach<TEntity>(TEntity entity) where TEntity : class;
	public virtual EntityEntry<TEntity> Update<TEntity>(TEntity entity) where TEntity : class;
	public virtual EntityEntry<TEntity> Remove<TEntity>(TEntity entity) where TEntity : class;
	public virtual void AddRange(params object[] entities);
	public virtual void AddRange(IEnumerable<object> entities);
	public virtual Task AddRangeAsync(params object[] entities);
	public virtual Task AddRangeAsync(IEnumerable<object> entities, CancellationToken cancellationToken = default);
	public virtual void AttachRange(params object[] entities);
	public virtual void AttachRange(IEnumerable<object> entities);
	public virtual void UpdateRange(params object[] entities);
	public virtual void UpdateRange(IEnumerable<object> entities);
	public virtual void RemoveRange(params object[] entities);
	public virtual void RemoveRange(IEnumerable<object> entities);
	public virtual TEntity Find<TEntity>(params object[] keyValues) where TEntity : class;
	public virtual ValueTask<TEntity> FindAsync<TEntity>(params object[] keyValues) where TEntity : class;
	public virtual ValueTask<TEntity> FindAsync<TEntity>(object[] keyValues, CancellationToken cancellationToken) where TEntity : class;
	public virtual void Dispose();
	public virtual ValueTask DisposeAsync();
}
public abstract class DbSet<TEntity> : IQueryable<TEntity> where TEntity : class {
	protected DbSet();
	public virtual IQueryable<TEntity> AsQueryable();
	public virtual IAsyncEnumerable<TEntity> AsAsyncEnumerable();
	public virtual TEntity Find(params object[] keyValues);
	public virtual ValueTask<TEntity> FindAsync(params object[] keyValues);
	public virtual ValueTask<TEntity> FindAsync(object[] keyValues, CancellationToken cancellationToken);
	public virtual EntityEntry<TEntity> Entry(TEntity entity);
	public virtual EntityEntry<TEntity> Add(TEntity entity);
	public virtual ValueTask<EntityEntry<TEntity>> AddAsync(TEntity entity, CancellationToken cancellationToken = default);
	public virtual EntityEntry<TEntity> Attach(TEntity entity);
	public virtual EntityEntry<TEntity> Update(TEntity entity);
	public virtual EntityEntry<TEntity> Remove(TEntity entity);
	public virtual void AddRange(params TEntity[] entities);
	public virtual void AddRange(IEnumerable<TEntity> entities);
	public virtual Task AddRangeAsync(params TEntity[] entities);
	public virtual Task AddRangeAsync(IEnumerable<TEntity> entities, CancellationToken cancellationToken = default);
	public virtual void AttachRange(params TEntity[] entities);
	public virtual void UpdateRange(params TEntity[] entities);
	public virtual void RemoveRange(params TEntity[] entities);
	public virtual void RemoveRange(IEnumerable<TEntity> entities);
}
public interface IDbContextFactory<TContext> where TContext : DbContext {
	TContext CreateDbContext();
	Task<TContext> CreateDbContextAsync(CancellationToken cancellationToken = default);
}
public static class EntityFrameworkQueryableExtensions {
	public static Task<bool> AnyAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<bool> AnyAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<bool> AllAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<int> CountAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<int> CountAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<TSource> FirstAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<TSource> FirstAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<TSource> FirstOrDefaultAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<TSource> FirstOrDefaultAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<TSource> SingleAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<TSource> SingleAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<TSource> SingleOrDefaultAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<TSource> SingleOrDefaultAsync<TSource>(this IQueryable<TSource> source, Expression<Func<TSource, bool>> predicate, CancellationToken cancellationToken = default);
	public static Task<List<TSource>> ToListAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task<TSource[]> ToArrayAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
	public static Task ForEachAsync<T>(this IQueryable<T> source, Action<T> action, CancellationToken cancellationToken = default);
	public static IQueryable<TEntity> AsNoTracking<TEntity>(this IQueryable<TEntity> source) where TEntity : class;
	public static IQueryable<TEntity> AsTracking<TEntity>(this IQueryable<TEntity> source) where TEntity : class;
	public static IQueryable<TEntity> IgnoreQueryFilters<TEntity>(this IQueryable<TEntity> source) where TEntity : class;
	public static IQueryable<T> TagWith<T>(this IQueryable<T> source, string tag);
	public static IQueryable<TEntity> Include<TEntity, TProperty>(this IQueryable<TEntity> source, Expression<Func<TEntity, TProperty>> navigationPropertyPath) where TEntity : class;
	public static IAsyncEnumerable<TSource> AsAsyncEnumerable<TSource>(this IQueryable<TSource> source);
	public static void Load<TSource>(this IQueryable<TSource> source);
	public static Task LoadAsync<TSource>(this IQueryable<TSource> source, CancellationToken cancellationToken = default);
}

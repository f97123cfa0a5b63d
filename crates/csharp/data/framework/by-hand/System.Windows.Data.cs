// Signatures of public API that concurrent programs use, written by hand: names as documented, no bodies.
namespace System.Windows.Data;
using System.Collections;
public delegate void CollectionSynchronizationCallback(IEnumerable collection, object context, Action accessMethod, bool writeAccess);
public static class BindingOperations {
	public static void EnableCollectionSynchronization(IEnumerable collection, object lockObject);
	public static void EnableCollectionSynchronization(IEnumerable collection, object context, CollectionSynchronizationCallback synchronizationCallback);
	public static void DisableCollectionSynchronization(IEnumerable collection);
	public static void ClearAllBindings(DependencyObject target);
	public static void ClearBinding(DependencyObject target, DependencyProperty dp);
}

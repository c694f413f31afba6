/**
 * Loads once, for all who ask. A failure is kept for a moment, so that whoever draws by it comes to know of it, and then
 * forgotten: the next to ask tries anew.
 */
export function loadedOnce<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  return {
    get(): Promise<T> {
      if (!loading) {
        loading = load();
        loading.catch(() => setTimeout(() => (loading = undefined), FAILURE_MS));
      }
      return loading;
    },
    /** Undefined while nobody has asked. */
    current: () => loading,
  };
}

const FAILURE_MS = 1000;

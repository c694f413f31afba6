/**
 * Loads once, for all callers. A failure is kept for a moment, so that components that draw from the promise see it.
 * Then the next caller tries again.
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
    /** Undefined until the first call of `get`. */
    current: () => loading,
  };
}

const FAILURE_MS = 1000;

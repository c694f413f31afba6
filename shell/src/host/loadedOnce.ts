/**
 * Loads once, for all callers. A failure is kept for a moment, so that components that draw by it learn of it. Then the
 * next caller tries again.
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

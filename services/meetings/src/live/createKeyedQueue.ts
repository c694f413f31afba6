export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs the work of one key in sequence, independently of other keys. A failure does not stop later
 * work.
 */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(work, work);
    const tail = result.catch(() => undefined).finally(() => tails.get(key) === tail && tails.delete(key));
    tails.set(key, tail);
    return result;
  };
}

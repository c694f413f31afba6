export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Does what belongs to one key one after the other; other keys don't wait. A failure doesn't stop what follows. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(work, work);
    const tail = result.catch(() => undefined).finally(() => tails.get(key) === tail && tails.delete(key));
    tails.set(key, tail);
    return result;
  };
}

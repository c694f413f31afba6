type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Batch<Key, Value> {
  readonly keys: Set<Key>;
  readonly answer: Promise<ReadonlyMap<Key, Value>>;
  start(): void;
}

/**
 * Returns a function that loads one key and groups concurrent requests into batches. The first key is loaded
 * immediately. Keys that are requested during a load are loaded together after it. A value is never older than its
 * request. A key without a value gives undefined.
 */
export function createBatcher<Key, Value>(
  load: Load<Key, Value>,
  keysMax: number,
): (key: Key) => Promise<Value | undefined> {
  const waiting: Batch<Key, Value>[] = [];
  let isPending = false;

  function openBatch(): Batch<Key, Value> {
    const keys = new Set<Key>();
    const { promise: answer, resolve } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
    const batch = { keys, answer, start: () => resolve(load([...keys])) };
    waiting.push(batch);
    return batch;
  }

  async function requestAll(): Promise<void> {
    isPending = true;
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      batch.start();
      // The callers that wait for this batch get its failure.
      await batch.answer.catch(() => undefined);
    }
    isPending = false;
  }

  return async (key) => {
    const last = waiting.at(-1);
    const batch = last && (last.keys.has(key) || last.keys.size < keysMax) ? last : openBatch();
    batch.keys.add(key);
    if (!isPending) void requestAll();
    return (await batch.answer).get(key);
  };
}

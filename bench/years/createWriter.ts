import type { Connection } from 'mongoose';

const BATCH = 2_000;

export interface Writer {
  /** Adds a document, which is stored in a batch, at the latest after `flush`. */
  add(collection: string, document: object): Promise<void>;
  flush(): Promise<void>;
  /** Number of documents by collection. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Creates a writer that stores many documents directly in collections. It gathers the next batch while it writes the
 * previous one.
 */
export function createWriter(connection: Connection): Writer {
  const pending = new Map<string, object[]>();
  const counts: Record<string, number> = {};
  let writing: Promise<unknown> = Promise.resolve();

  async function write(collection: string, documents: object[]): Promise<void> {
    // The next batch is gathered while the previous one is written.
    await writing;
    writing = connection.collection(collection).insertMany(documents, { ordered: false });
    writing.catch(() => undefined);
  }

  return {
    counts,
    async add(collection, document) {
      counts[collection] = (counts[collection] ?? 0) + 1;
      const documents = pending.get(collection) ?? [];
      documents.push(document);
      pending.set(collection, documents);
      if (documents.length < BATCH) return;
      pending.delete(collection);
      await write(collection, documents);
    },
    async flush() {
      for (const [collection, documents] of pending) await write(collection, documents);
      pending.clear();
      await writing;
    },
  };
}

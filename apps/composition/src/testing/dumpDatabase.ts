import type { Connection } from 'mongoose';

export interface StoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly text: string;
}

/** Returns every stored document as text. */
export async function dumpDatabase(connection: Connection): Promise<StoredDocument[]> {
  const collections = await connection.db!.listCollections().toArray();
  const dumped = await Promise.all(
    collections.map(async ({ name }) =>
      (await connection.collection(name).find().toArray()).map((document) => ({
        collection: name,
        id: String(document._id),
        text: JSON.stringify(document),
      })),
    ),
  );
  return dumped.flat();
}

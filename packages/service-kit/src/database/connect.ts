import mongoose, { type Connection } from 'mongoose';

const SELECTION_TIMEOUT_MS = 5_000;

/** Opens a connection of its own. Rejects within 5 s when no database answers. */
export async function connectDatabase(url: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    autoIndex: true,
    writeConcern: { w: 'majority', journal: true },
  });
  connection.set('strictQuery', 'throw');
  await connection.asPromise();
  return connection;
}

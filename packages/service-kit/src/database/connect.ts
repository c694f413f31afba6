import mongoose, { type Connection, type ConnectOptions } from 'mongoose';

const SELECTION_TIMEOUT_MS = 5_000;

/** Opens a connection of its own. Rejects within 5 s when no database answers. */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    autoIndex: true,
    writeConcern: { w: 'majority', journal: true },
    ...options,
  });
  connection.set('strictQuery', 'throw');
  await connection.asPromise();
  return connection;
}

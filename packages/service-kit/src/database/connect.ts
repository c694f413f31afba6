import mongoose, { type Connection, type ConnectOptions } from 'mongoose';

const SELECTION_TIMEOUT_MS = 5_000;
/** MongoDB 8.0, the first that writes to several collections by one command. */
const WIRE_VERSION_MIN = 25;

/** Opens a connection of its own. Rejects within 5 s when no database answers, and where it is older than MongoDB 8. */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    autoIndex: true,
    writeConcern: { w: 'majority', journal: true },
    ...options,
  });
  connection.set('strictQuery', 'throw');
  await connection.asPromise();
  const { maxWireVersion } = await connection.db!.admin().command({ hello: 1 });
  if (maxWireVersion >= WIRE_VERSION_MIN) return connection;
  await connection.close();
  throw new Error('it is older than MongoDB 8.0');
}

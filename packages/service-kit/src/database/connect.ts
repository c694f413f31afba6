import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { failCommandsOfClosed } from './failCommandsOfClosed.ts';
import { measureOperations } from './measureOperations.ts';
import { nameCaller } from './nameCaller.ts';
import { traceCommands } from '../tracing/traceCommands.ts';
import { getTracer } from '../tracing/tracing.ts';

const SELECTION_TIMEOUT_MS = 5_000;
/** Time limit of one query of a model. The database ends longer ones, so that they don't hold up others. */
export const QUERY_TIME_LIMIT_MS = 10_000;

/** Opens a new connection. Rejects within 5 s if no database answers. */
export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Connection> {
  measureOperations();
  failCommandsOfClosed();
  const isTraced = getTracer() !== undefined;
  const connection = mongoose.createConnection(url, {
    // Monitoring makes the driver read every reply a second time: a command costs up to a quarter more.
    monitorCommands: isTraced,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    autoIndex: true,
    writeConcern: { w: 'majority', journal: true },
    ...options,
  });
  nameCaller(connection);
  connection.set('strictQuery', 'throw');
  connection.set('maxTimeMS', QUERY_TIME_LIMIT_MS);
  await connection.asPromise();
  if (isTraced) traceCommands(connection);
  return connection;
}

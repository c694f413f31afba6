import { startEmbeddedMongo, type EmbeddedMongoOptions } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { isUnfinished } from '@meet/service-kit/move';
import type { Connection } from 'mongoose';
import path from 'node:path';
import { StartError } from './StartError.ts';

/** Name of the folder within the data folder. */
export const DATABASE_FOLDER = 'database';

export interface OpenDatabase {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Selects the queries that the embedded database reports, and receives the reports. */
export type DatabaseReports = NonNullable<EmbeddedMongoOptions['queries']>;

/**
 * Opens the configured MongoDB, or otherwise the embedded database in the data folder. Only the embedded one sends
 * reports. Throws StartError if it can't be opened.
 */
export async function openDatabase(
  mongodbUrl: string | undefined,
  dataDir: string,
  reports?: DatabaseReports,
): Promise<OpenDatabase> {
  if (mongodbUrl) {
    const connection = await connectDatabase(mongodbUrl).catch((error: Error) => {
      throw new StartError(
        `MONGODB_URL can't be reached: ${error.message}. Start that database, or unset MONGODB_URL to use the embedded one.`,
      );
    });
    if (await isUnfinished(connection.db!)) {
      await connection.close();
      throw new StartError(
        'MONGODB_URL names a database into which everything was being moved, which did not end. Run `npm run move` again, or name another.',
      );
    }
    return { connection, close: () => connection.close() };
  }
  const embedded = await startEmbeddedMongo({
    dataDir: path.join(dataDir, DATABASE_FOLDER),
    ...(reports && { queries: reports }),
  }).catch((error: Error) => {
    throw new StartError(`The embedded database can't open its folder: ${error.message}`);
  });
  const connection = await connectDatabase(embedded.url);
  return {
    connection,
    close: async () => {
      await connection.close();
      await embedded.close();
    },
  };
}

import { startEmbeddedMongo, type EmbeddedMongoOptions } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { isUnfinished } from '@meet/service-kit/move';
import type { Connection } from 'mongoose';
import path from 'node:path';
import { StartError } from './StartError.ts';

/** Under the data folder. */
export const DATABASE_FOLDER = 'database';

export interface OpenDatabase {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Which queries the embedded database reports, and to whom. */
export type DatabaseReports = NonNullable<EmbeddedMongoOptions['queries']>;

/**
 * Opens the MongoDB configured, else the embedded one over the data folder, which sends these reports. Throws StartError when neither
 * can be had.
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

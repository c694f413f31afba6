import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockFolder, type FolderLock } from './lockFolder.ts';

export const FORMAT_VERSION = 1;
export const fileIn = (dataDir: string): string => join(dataDir, 'meet.db');

/**
 * Statements that migrate a file from the version before to the version at this position. The first creates an empty
 * one.
 */
const MIGRATIONS = [
  `CREATE TABLE collections (id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL, UNIQUE (db, name));
   CREATE TABLE indexes (id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL);
   CREATE TABLE retries (session TEXT PRIMARY KEY, number INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;`,
];

const CACHE_KB = 65_536;
export const SNAPSHOT_CACHE_KB = 4_096;

export interface Database {
  sqlite: DatabaseSync;
  lock: FolderLock;
  /** Opens another connection to the same file, for a snapshot. */
  openConnection(): DatabaseSync;
}

/** Opens or creates the folder's database and locks the folder. Throws an error that tells the operator what to do. */
export function openDatabase(dataDir: string): Database {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Error(`the data folder ${dataDir} cannot be made: ${(error as Error).message}`, { cause: error });
  }
  const lock = lockFolder(dataDir);
  try {
    const sqlite = connect(fileIn(dataDir));
    migrate(sqlite);
    return { sqlite, lock, openConnection: () => connect(fileIn(dataDir), SNAPSHOT_CACHE_KB) };
  } catch (error) {
    lock.release();
    throw explain(dataDir, error as Error);
  }
}

/** Opens a connection on which a commit returns only after the data is on disk. */
export function connect(file: string, cacheKb = CACHE_KB): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: 5_000 });
  sqlite.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA cache_size = -${cacheKb};
    PRAGMA wal_autocheckpoint = 2000;
  `);
  return sqlite;
}

function migrate(sqlite: DatabaseSync): void {
  const version = sqlite.prepare('PRAGMA user_version').get()!.user_version as number;
  if (version > FORMAT_VERSION) {
    throw new Error(
      `it has format ${version} and this program knows formats up to ${FORMAT_VERSION}: run the program's newer version`,
    );
  }
  if (version === FORMAT_VERSION) return;
  sqlite.exec(`BEGIN; ${MIGRATIONS.slice(version).join('\n')} PRAGMA user_version = ${FORMAT_VERSION}; COMMIT;`);
}

export function explain(dataDir: string, error: Error): Error {
  const isDamaged = /malformed|not a database|corrupt/i.test(error.message);
  const advice = isDamaged
    ? `is damaged (${error.message}): restore a backup with "npm run restore -- FILE"`
    : `cannot be used: ${error.message}`;
  return new Error(`the database in the data folder ${dataDir} ${advice}`, { cause: error });
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const FORMAT_VERSION = 1;
export const FILE_NAME = 'meet.db';

/** Opens or makes the folder's database file. A commit returns once the data is on disk. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new DatabaseSync(join(dataDir, FILE_NAME));
  sqlite.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA cache_size = -65536;
    PRAGMA wal_autocheckpoint = 4000;
  `);
  migrate(sqlite);
  return sqlite;
}

function migrate(sqlite: DatabaseSync): void {
  const version = sqlite.prepare('PRAGMA user_version').get()!.user_version as number;
  if (version > FORMAT_VERSION) {
    throw new Error(
      `the data folder has format ${version}, newer than this version's ${FORMAT_VERSION}: run the newer version`,
    );
  }
  if (version === 0) {
    sqlite.exec(`
      BEGIN;
      CREATE TABLE collections (id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL, UNIQUE (db, name));
      CREATE TABLE indexes (id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL);
      PRAGMA user_version = ${FORMAT_VERSION};
      COMMIT;
    `);
  }
}

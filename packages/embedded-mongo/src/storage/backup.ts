import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { explain, fileIn, FORMAT_VERSION } from './openDatabase.ts';
import { lockFolder } from './lockFolder.ts';

/** Writes one consistent copy of a folder's database, even while a server uses it. Throws if the file exists. */
export function backupDatabase(dataDir: string, file: string): void {
  if (!existsSync(fileIn(dataDir))) throw new Error(`there is no database in ${dataDir}`);
  if (existsSync(file)) throw new Error(`${file} exists already; name a new file`);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const sqlite = new DatabaseSync(fileIn(dataDir), { timeout: 10_000 });
  try {
    sqlite.prepare('VACUUM INTO ?').run(partial);
  } catch (error) {
    rmSync(partial, { force: true });
    throw explain(dataDir, error as Error);
  } finally {
    sqlite.close();
  }
  check(partial);
  syncFile(partial);
  renameSync(partial, file);
  syncFile(dirname(resolve(file)));
}

/** Replaces a folder's database by a backup. The old one stays beside it as `meet.db.replaced`. No server may run. */
export function restoreDatabase(dataDir: string, file: string): void {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  check(file);
  mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const target = fileIn(dataDir);
    const incoming = `${target}.incoming`;
    copyFileSync(file, incoming);
    syncFile(incoming);
    if (existsSync(target)) {
      reduceLog(target);
      renameSync(target, `${target}.replaced`);
    }
    for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
    renameSync(incoming, target);
    syncFile(dataDir);
  } finally {
    lock.release();
  }
}

/** Moves the write-ahead log into the file, which is then complete by itself. A damaged database stays as it is. */
function reduceLog(target: string): void {
  try {
    const sqlite = new DatabaseSync(target);
    sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    sqlite.close();
  } catch {
    // A damaged database is a common reason to restore, so its failure is ignored.
  }
}

function check(file: string): void {
  let result: unknown;
  let version: unknown;
  try {
    const sqlite = new DatabaseSync(file, { readOnly: true });
    result = sqlite.prepare('PRAGMA integrity_check(1)').get()!.integrity_check;
    version = sqlite.prepare('PRAGMA user_version').get()!.user_version;
    sqlite.close();
  } catch (error) {
    throw new Error(`${file} is not a backup: ${(error as Error).message}`, { cause: error });
  }
  if (result !== 'ok') throw new Error(`${file} is damaged: ${String(result)}`);
  if (!(Number(version) >= 1 && Number(version) <= FORMAT_VERSION))
    throw new Error(`${file} is not a backup that this version can read`);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

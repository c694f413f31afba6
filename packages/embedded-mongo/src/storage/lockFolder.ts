import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder against every other process, and against other servers of this one. SQLite holds the lock, so the
 * operating system frees it when the process dies. The file beside it only tells people the holder.
 */
export function lockFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, 'meet.pid');
  let sqlite: DatabaseSync | undefined;
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    sqlite = new DatabaseSync(join(dataDir, 'meet.lock'), { timeout: 0 });
    sqlite.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    sqlite?.close();
    const { message } = error as Error;
    if (/locked|busy/i.test(message))
      throw new Error(`the data folder ${dataDir} is in use by process ${holderIn(pidFile)}`, { cause: error });
    throw new Error(`the data folder ${dataDir} cannot be written: ${message}`, { cause: error });
  }
  return {
    release() {
      rmSync(pidFile, { force: true });
      sqlite.close();
    },
  };
}

function holderIn(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return '(unknown)';
  }
}

import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './StartError.ts';

/** Creates the data folder if it is missing. Throws StartError if it can't be written. */
export async function openDataFolder(folder: string): Promise<string> {
  const dataDir = path.resolve(folder);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (!(await stat(dataDir)).isDirectory()) throw new Error('it is not a folder');
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${dataDir} can't be used: ${reason}. Set DATA_DIR to a folder that can be written.`,
    );
  }
  return dataDir;
}

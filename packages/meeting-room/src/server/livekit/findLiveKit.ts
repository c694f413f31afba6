import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Returns the path of `livekit-server` in one of the folders of PATH, or undefined if none has it. */
export function findLiveKit(searchPath: string | undefined): string | undefined {
  const candidates = (searchPath ?? '').split(path.delimiter).filter(Boolean);
  return candidates.map((folder) => path.join(folder, 'livekit-server')).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MovableClock {
  /** Environment of the processes that should see it. */
  readonly env: Record<string, string>;
  /** Sets the machine's clock for those processes, so many hours ahead of the real one. */
  set(hoursAhead: number): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a clock for child processes that can be set while they run. Timers continue, as when a real clock is set. It
 * needs libfaketime, and Linux, whose dynamic linker can preload a library.
 */
export async function createMovableClock(): Promise<MovableClock> {
  const folder = await mkdtemp(join(tmpdir(), 'moved-clock-'));
  const file = join(folder, 'offset');
  const set = (hoursAhead: number): Promise<void> => writeFile(file, `${hoursAhead < 0 ? '' : '+'}${hoursAhead}h`);
  await set(0);
  return {
    env: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function findLibrary(): string {
  for (const platform of readdirSync('/usr/lib')) {
    const library = join('/usr/lib', platform, 'faketime/libfaketimeMT.so.1');
    if (existsSync(library)) return library;
  }
  throw new Error('Moving the clock needs libfaketime: apt-get install faketime.');
}

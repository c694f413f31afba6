import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/**
 * Collects all garbage of the calling thread now and returns the memory to the system. A plain collection keeps the
 * memory of the young generation. Does nothing if another thread collects at the same moment: both change the same
 * flag.
 */
export function collectGarbage(): void {
  // V8 adds the function to contexts that are created while the flag is set.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('globalThis.gc') as Collect | undefined;
  setFlagsFromString('--no-expose-gc');
  collect?.({ type: 'major', flavor: 'last-resort' });
}

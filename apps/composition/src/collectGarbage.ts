import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/**
 * Collects all garbage now and returns the room to the system. By itself V8 collects the old generation only once it has
 * grown by much, which takes an idle process hours. A plain collection keeps the room of the young generation.
 */
export function collectGarbage(): void {
  // V8 gives the function to contexts that are made while the flag is set.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', flavor: 'last-resort' });
}

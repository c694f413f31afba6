import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';

/** Asks about so many people at once as a call takes, and puts the answers together. */
export async function askInBatches<One>(
  people: readonly One[],
  ask: (some: One[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const batches = Array.from({ length: Math.ceil(people.length / ACCOUNTS_ASKED_MAX) }, (_, index) =>
    people.slice(index * ACCOUNTS_ASKED_MAX, (index + 1) * ACCOUNTS_ASKED_MAX),
  );
  return new Set((await Promise.all(batches.map(ask))).flat());
}

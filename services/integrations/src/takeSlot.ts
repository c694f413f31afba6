import { isDuplicateKey } from '@meet/service-kit';

/**
 * Stores something in a slot that is free, of so many: a unique index of the slots makes sure that no two get the same.
 * Undefined when all are taken.
 */
export async function takeSlot<Stored>(
  slots: number,
  findTaken: () => Promise<readonly number[]>,
  store: (slot: number) => Promise<Stored>,
): Promise<Stored | undefined> {
  for (;;) {
    const taken = new Set(await findTaken());
    const free = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => !taken.has(slot));
    if (free.length === 0) return undefined;
    try {
      // Any of them, so that those who come at once seldom meet.
      return await store(free[Math.floor(Math.random() * free.length)]!);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

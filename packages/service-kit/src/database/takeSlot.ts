import { isDuplicateKey } from './isDuplicateKey.ts';

/**
 * Stores something in a free one of `slots` slots; returns undefined if all are taken. A unique index on slots prevents
 * two from getting the same one.
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
      // A random free slot makes conflicts between concurrent calls rare.
      return await store(free[Math.floor(Math.random() * free.length)]!);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

import { splitWords } from '@meet/contracts/texts';
import type { Deps } from '../Deps.ts';

const AT_ONCE = 500;

/** Returns a room's name as stored, with the words by which searches find the room. */
export const indexName = (name: string) => ({ name, words: splitWords(name), isIndexed: true });

/** Stores the words of rooms that have none, because they were created before words were stored. */
export async function indexRooms({ rooms }: Pick<Deps, 'rooms'>): Promise<void> {
  for (;;) {
    const found = await rooms.find({ isIndexed: null }, { name: 1 }).limit(AT_ONCE).lean();
    if (found.length === 0) return;
    await rooms.bulkWrite(
      found.map(({ _id, name }) => ({ updateOne: { filter: { _id, name }, update: { $set: indexName(name) } } })),
      { ordered: false },
    );
  }
}

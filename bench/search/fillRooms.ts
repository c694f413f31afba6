import { createRandom } from '../years/company.ts';
import type { BenchedProduct } from '../lib/openProduct.ts';

export interface SearchedPerson {
  readonly accountId: string;
  readonly email: string;
}

const ROOM_MESSAGES = 2_000;
const BATCH = 2_000;
const MINUTE_MS = 60_000;
/** Number of different words. The second most frequent one appears half as often as the first, and so on (Zipf's law). */
const VOCABULARY = 20_000;
/** Word of one message only, the first of all. */
export const UNIQUE_WORD = 'marmalade';

const CONSONANTS = 'bcdfghklmnprstvz';
const VOWELS = 'aeiou';

/** Returns the word of a rank; frequent words are short. */
export function getWord(rank: number): string {
  let rest = rank;
  let word = '';
  do {
    word += CONSONANTS[rest % CONSONANTS.length]! + VOWELS[Math.floor(rest / CONSONANTS.length) % VOWELS.length]!;
    rest = Math.floor(rest / (CONSONANTS.length * VOWELS.length)) - 1;
  } while (rest >= 0);
  return word;
}

const cumulated: number[] = [];
for (let rank = 0; rank < VOCABULARY; rank += 1) cumulated.push((cumulated.at(-1) ?? 0) + 1 / (rank + 1));

function pickWord(random: () => number): string {
  const wanted = random() * cumulated.at(-1)!;
  let [low, high] = [0, VOCABULARY - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulated[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return getWord(low);
}

/** Stores rooms of a person with messages as the service would; a minute lies between two messages. */
export async function fillRooms(
  { connection, now }: BenchedProduct,
  { accountId, email }: SearchedPerson,
  from: number,
  to: number,
): Promise<void> {
  const random = createRandom(from + 1);
  const messages = connection.collection<{ _id: string }>('chat.messages');
  const getTime = (at: number) => now() - (10_000_000 - at) * MINUTE_MS;
  for (let at = from; at < to; at += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, to - at) }, (_, index) => {
      const number = at + index;
      // Neighbouring messages are in the same ten rooms.
      const block = Math.floor(number / (10 * ROOM_MESSAGES));
      const chatId = `searched-${block * 10 + (number % 10)}`;
      const sequence = Math.floor((number % (10 * ROOM_MESSAGES)) / 10) + 1;
      const length = 4 + Math.floor(random() ** 2 * 20);
      const words = Array.from({ length }, () => pickWord(random));
      return {
        ...{ _id: `${chatId}:${sequence}`, chatId, sequence, authorId: accountId, name: 'Ana Pop', email },
        ...{ clientMessageId: `message-${sequence}`, content: number === 0 ? UNIQUE_WORD : words.join(' ') },
        timestamp: getTime(number),
      };
    });
    await messages.insertMany(documents);
    const rooms = Map.groupBy(documents, ({ chatId }) => chatId);
    for (const [chatId, inRoom] of rooms) {
      const last = inRoom.at(-1)!;
      await connection.collection<{ _id: string }>('chat.rooms').updateOne(
        { _id: chatId },
        {
          $set: { lastSequence: last.sequence, lastMessageAt: last.timestamp, indexDue: 1 },
          $setOnInsert: {
            ...{ kind: 'room', name: chatId, words: [chatId], isIndexed: true, ownerId: accountId },
            ...{ allowManage: false, departed: [], version: 1, createdAt: 1 },
          },
        },
        { upsert: true },
      );
      const member = { chatId, email, accountId, joinedAt: 1, readSequence: 0, words: ['ana', 'pop'], isIndexed: true };
      await connection.collection('chat.members').updateOne({ chatId, email }, { $set: member }, { upsert: true });
    }
  }
}

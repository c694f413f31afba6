import type { FilledPerson } from '../lib/toAccount.ts';

export type Person = FilledPerson;

/** Size of a company, and the time that it has worked. */
export interface CompanySize {
  readonly people: number;
  /** Days on which people met. */
  readonly workingDays: number;
  readonly meetingsPerPersonAndDay: number;
  /** Messages in all rooms together. */
  readonly messages: number;
  /** Rooms of two that each person has. */
  readonly privateRoomsEach: number;
  readonly groupRooms: number;
  /** Messages of the room that everybody is in. */
  readonly commonRoomMessages: number;
}

/** Two hundred people after two years. */
export const TWO_YEARS: CompanySize = {
  people: 200,
  workingDays: 480,
  meetingsPerPersonAndDay: 3,
  messages: 2_000_000,
  privateRoomsEach: 40,
  groupRooms: 60,
  commonRoomMessages: 100_000,
};

/** The same people on their first morning. */
export const FIRST_DAY: CompanySize = {
  people: 200,
  workingDays: 0,
  meetingsPerPersonAndDay: 0,
  messages: 20,
  privateRoomsEach: 1,
  groupRooms: 1,
  commonRoomMessages: 10,
};

/** A twentieth of two years, to try the benchmark itself. */
export const FIVE_WEEKS: CompanySize = {
  ...TWO_YEARS,
  workingDays: 24,
  messages: 100_000,
  commonRoomMessages: 5_000,
};

export const DAY_MS = 86_400_000;
export const ATTENDEES = 4;
/** Share of the meetings whose chat was opened. */
export const CHATTING_SHARE = 0.29;
export const MEETING_CHAT_MESSAGES = 5;

const FIRST = ['Ana', 'Bogdan', 'Cleo', 'Dan', 'Elena', 'Felix', 'Gina', 'Horia', 'Ioana', 'Jan', 'Lena', 'Mircea'];
const LAST = ['Pop', 'Ionescu', 'Martin', 'Dubois', 'Smith', 'Jones', 'Radu', 'Stan', 'Moreau', 'Baker', 'Weber'];
const SUBJECTS = [
  'Stand-up',
  'Orchard relaunch',
  'Budget',
  'Hiring',
  'Retrospective',
  'Customer call',
  'Design review',
];
const WORDS =
  'shall we meet at three or is four better the figures of the quarter are in the shared folder please read them before the review because the customer asks for the delivery of the second part'.split(
    ' ',
  );
/** A word that few messages hold, so that a search reads far. */
export const RARE_WORD = 'marmalade';
const RARE_EVERY = 5_000;

/** Returns numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the people of a company. The first ones are accounts that are there already. */
export function buildPeople(count: number, existing: readonly Person[]): Person[] {
  return Array.from(
    { length: count },
    (_, at) =>
      existing[at] ?? {
        accountId: `person-${at}`,
        email: `person-${at}@example.com`,
        fullName: `${FIRST[at % FIRST.length]} ${LAST[Math.floor(at / FIRST.length) % LAST.length]}`,
      },
  );
}

export const toSubject = (at: number): string => SUBJECTS[at % SUBJECTS.length]!;

/** Returns a message of 4 to 24 words. */
export function writeMessage(at: number, random: () => number): string {
  const from = Math.floor(random() * WORDS.length);
  const length = 4 + Math.floor(random() ** 2 * 20);
  const words = Array.from({ length }, (_, word) => WORDS[(from + word) % WORDS.length]);
  return at % RARE_EVERY === 0 ? `${words.join(' ')} ${RARE_WORD}` : words.join(' ');
}

/** Returns some of these, each once, by chance; the first ones are more likely, as some people meet more than others. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const picked = new Set<Item>();
  while (picked.size < Math.min(count, items.length)) picked.add(items[Math.floor(random() ** 1.3 * items.length)]!);
  return [...picked];
}

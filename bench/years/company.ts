import type { FilledPerson } from '../lib/toAccount.ts';

export type Person = FilledPerson;

/** Size of a company, and the amount of work in its time. */
export interface CompanySize {
  readonly people: number;
  /** Number of days on which people met. */
  readonly workingDays: number;
  readonly meetingsPerPersonAndDay: number;
  /** Number of messages in all rooms together. */
  readonly messages: number;
  /** Number of private rooms that each person is in. */
  readonly privateRoomsEach: number;
  readonly groupRooms: number;
  /** Number of messages in the room of all members. */
  readonly commonRoomMessages: number;
}

/** A company of two hundred people after two years. */
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

/** Returns the same people after a part of the time. */
export const shrink = (size: CompanySize, part: number): CompanySize => ({
  ...size,
  workingDays: Math.ceil(size.workingDays / part),
  messages: Math.ceil(size.messages / part),
  commonRoomMessages: Math.ceil(size.commonRoomMessages / part),
});

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
/** A word that few messages contain, so that a search reads many messages. */
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

/** Returns the people of a company. The first ones are existing accounts. */
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

/** Returns a message of 4 to 23 words, sometimes followed by the rare word. */
export function writeMessage(at: number, random: () => number): string {
  const from = Math.floor(random() * WORDS.length);
  const length = 4 + Math.floor(random() ** 2 * 20);
  const words = Array.from({ length }, (_, word) => WORDS[(from + word) % WORDS.length]);
  return at % RARE_EVERY === 0 ? `${words.join(' ')} ${RARE_WORD}` : words.join(' ');
}

/**
 * Returns some of the items at random, without repetition. The first ones are more likely, as some people meet more
 * than others.
 */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const picked = new Set<Item>();
  while (picked.size < Math.min(count, items.length)) picked.add(items[Math.floor(random() ** 1.3 * items.length)]!);
  return [...picked];
}

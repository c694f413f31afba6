import { CHAT_SEARCH_PAGE } from '@meet/chat-contract';
import { literally } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import {
  BLOCK_MESSAGES,
  getSection,
  parseBlockKey,
  SECTION_MESSAGES,
  toSectionKey,
  type WordsRecord,
} from '../models/wordsModel.ts';
import type { Matcher } from './createMatcher.ts';

/** Fields of a room that a search needs. */
export const SEARCHED_ROOM = {
  lastMessageAt: 1,
  lastSequence: 1,
  lastChange: 1,
  indexedSequence: 1,
  indexedChange: 1,
} as const;
export type SearchedRoom = Pick<RoomRecord, '_id' | keyof typeof SEARCHED_ROOM>;

/** Neighbouring sections of a room that are searched together. */
interface Stretch {
  readonly room: SearchedRoom;
  readonly newest: number;
  readonly oldest: number;
  /** Time of the last message, in Unix milliseconds. */
  readonly latest: number;
}

/** Sections of the first query. Each further one searches twice as many, up to the maximum. */
const [FIRST_SECTIONS, SECTIONS_MAX] = [8, 256];
/** Maximum number of sections of a stretch. */
const STRETCH_MAX = 64;
/** Messages of one read. Each further read of messages that are not indexed is twice as long, up to the maximum. */
const [READ_AT_ONCE, READ_MAX] = [3 * CHAT_SEARCH_PAGE, 960];

/**
 * Returns the latest messages of the rooms that meet the search. Reads the rooms from their ends, those
 * with the latest messages first, and stops when no other can have a later match. Messages that are not indexed yet are
 * read one by one.
 */
export async function searchMessages(
  deps: Pick<Deps, 'messages' | 'words'>,
  rooms: readonly SearchedRoom[],
  matcher: Matcher,
): Promise<MessageRecord[]> {
  if (matcher.prefixes.length === 0) return [];
  const found = createLatest();
  let waiting = rooms.filter(({ lastSequence }) => lastSequence > 0).map(getNewest);
  for (let count = FIRST_SECTIONS; ; count = Math.min(2 * count, SECTIONS_MAX)) {
    waiting = waiting
      .filter((stretch) => stretch.latest >= matcher.after && found.accepts(getEnd(stretch)))
      .sort((a, b) => b.latest - a.latest);
    const stretches = waiting.splice(0, countWithin(waiting, count));
    if (stretches.length === 0) return found.messages;
    const recent = stretches.filter(isNewest).map(({ room }) => searchRecent(deps, room, matcher, found));
    await Promise.all([...recent, searchIndex(deps, stretches, matcher, found)]);
    waiting.push(...(await getOlder(deps, stretches)));
  }
}

/** Position of a message among all messages. */
type Place = Pick<MessageRecord, 'timestamp' | 'chatId' | 'sequence'>;

/** Collects the latest messages, at most a page of them. */
function createLatest() {
  const messages: MessageRecord[] = [];
  const keys = new Set<string>();
  return {
    messages,
    /** Returns whether a message at that place would belong to the page. */
    accepts: (place: Place) => messages.length < CHAT_SEARCH_PAGE || compareLatest(place, messages.at(-1)!) < 0,
    add(message: MessageRecord): void {
      if (keys.has(message._id)) return;
      keys.add(message._id);
      const at = messages.findIndex((other) => compareLatest(message, other) < 0);
      messages.splice(at < 0 ? messages.length : at, 0, message);
      messages.splice(CHAT_SEARCH_PAGE);
    },
  };
}
type Latest = ReturnType<typeof createLatest>;

function getNewest(room: SearchedRoom): Stretch {
  const section = getSection(room.lastSequence);
  return { room, newest: section, oldest: section, latest: room.lastMessageAt ?? 0 };
}

/** Returns the last place in a stretch. */
function getEnd({ room, newest, latest }: Stretch): Place {
  return { timestamp: latest, chatId: room._id, sequence: (newest + 1) * SECTION_MESSAGES };
}

/** Returns how many of the first stretches have up to that number of sections together; at least one. */
function countWithin(stretches: readonly Stretch[], sections: number): number {
  let sum = 0;
  const at = stretches.findIndex(({ newest, oldest }) => (sum += newest - oldest + 1) > sections);
  return at < 0 ? stretches.length : Math.max(1, at);
}

const isNewest = ({ room, newest }: Stretch): boolean => newest === getSection(room.lastSequence);

/** Returns the stretches before these, each twice as long, so that a room of any size takes few queries. */
async function getOlder({ messages }: Pick<Deps, 'messages'>, stretches: readonly Stretch[]): Promise<Stretch[]> {
  const older = stretches.filter(({ oldest }) => oldest > 0);
  if (older.length === 0) return [];
  const getLastKey = ({ room, oldest }: Stretch) => messageKey(room._id, oldest * SECTION_MESSAGES);
  const last = await messages.find({ _id: { $in: older.map(getLastKey) } }, { timestamp: 1 }).lean();
  const times = new Map(last.map(({ _id, timestamp }) => [_id, timestamp]));
  return older.map((stretch) => {
    const { room, newest, oldest, latest } = stretch;
    const length = Math.min(2 * (newest - oldest + 1), STRETCH_MAX);
    return {
      room,
      newest: oldest - 1,
      oldest: Math.max(0, oldest - length),
      latest: times.get(getLastKey(stretch)) ?? latest,
    };
  });
}

/** Searches the messages of a room that were sent or changed since it was indexed. */
async function searchRecent(
  { messages }: Pick<Deps, 'messages'>,
  { _id: chatId, lastSequence, lastChange = 0, indexedSequence = 0, indexedChange = 0 }: SearchedRoom,
  matcher: Matcher,
  found: Latest,
): Promise<void> {
  let before = lastSequence + 1;
  for (let count = READ_AT_ONCE; before > indexedSequence + 1; count = Math.min(2 * count, READ_MAX)) {
    const sent = await messages
      .find({ chatId, sequence: { $gt: indexedSequence, $lt: before } }, WITHOUT_HISTORY)
      .sort({ sequence: -1 })
      .limit(count)
      .lean();
    for (const message of sent) if (matcher.matches(message)) found.add(message);
    const last = sent.at(-1);
    if (sent.length < count || !last || !found.accepts(last)) break;
    before = last.sequence;
  }
  if (lastChange > indexedChange) {
    const changed = await messages.find({ chatId, change: { $gt: indexedChange } }, WITHOUT_HISTORY).lean();
    for (const message of changed) if (matcher.matches(message)) found.add(message);
  }
}

async function searchIndex(
  { messages, words }: Pick<Deps, 'messages' | 'words'>,
  stretches: readonly Stretch[],
  matcher: Matcher,
  found: Latest,
): Promise<void> {
  // The index finds the blocks of the first prefix, which is the longest.
  const $and = matcher.prefixes.map((prefix) => ({ words: { $regex: `^${literally(prefix)}` } }));
  const blocks = await words
    .find({ section: { $in: stretches.flatMap(getSectionKeys) }, $and })
    .sort({ latest: -1, _id: 1 })
    .lean();
  let keys: string[] = [];
  const read = async () => {
    const some = await messages.find({ _id: { $in: keys } }, WITHOUT_HISTORY).lean();
    keys = [];
    for (const message of some) if (matcher.matches(message)) found.add(message);
  };
  for (const block of blocks) {
    const { chatId, first } = parseBlockKey(block._id);
    if (block.latest < matcher.after) break;
    if (!found.accepts({ timestamp: block.latest, chatId, sequence: first + BLOCK_MESSAGES - 1 })) continue;
    for (const sequence of findSequences(block, first, matcher.prefixes)) keys.push(messageKey(chatId, sequence));
    if (keys.length >= READ_AT_ONCE) await read();
  }
  if (keys.length > 0) await read();
}

const getSectionKeys = ({ room, newest, oldest }: Stretch): string[] =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => toSectionKey(room._id, newest - at));

/** Returns the numbers of the block's messages that have a token for each prefix. */
function findSequences({ words, masks }: WordsRecord, first: number, prefixes: readonly string[]): number[] {
  const bits = Buffer.from(masks.value());
  let mask = ~0;
  for (const prefix of prefixes) {
    let holders = 0;
    words.forEach((word, at) => {
      if (word.startsWith(prefix)) holders |= bits.readUInt32LE(4 * at);
    });
    mask &= holders;
  }
  const numbers = Array.from({ length: BLOCK_MESSAGES }, (_, at) => at);
  return numbers.filter((at) => (mask >>> at) & 1).map((at) => first + at);
}

function compareLatest(one: Place, other: Place): number {
  if (one.timestamp !== other.timestamp) return other.timestamp - one.timestamp;
  if (one.chatId !== other.chatId) return one.chatId < other.chatId ? 1 : -1;
  return other.sequence - one.sequence;
}

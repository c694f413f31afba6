import { CHAT_SEARCH_PAGE } from '@meet/chat-contract';
import { literally } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import {
  BLOCK_MESSAGES,
  getSection,
  getWeek,
  getWeekEnd,
  parseBlockKey,
  SECTION_MESSAGES,
  toSectionKey,
  toThreadSectionKey,
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
  firstThreadAt: 1,
} as const;
export type SearchedRoom = Pick<RoomRecord, '_id' | keyof typeof SEARCHED_ROOM>;

/** Neighbouring sections of a room that are searched together. */
interface Stretch {
  readonly room: SearchedRoom;
  readonly newest: number;
  readonly oldest: number;
  /** Time of the last message, in Unix milliseconds. */
  readonly latest: number;
  /** Number of the room's last message that may match; only in the stretch that is searched first. */
  readonly start?: number;
}
type FirstStretch = Stretch & { readonly start: number };

/** Position of a message among all messages. */
type Place = Pick<MessageRecord, 'timestamp' | 'chatId' | 'sequence'>;

export interface SearchPage {
  /** Maximum number of messages. */
  readonly limit: number;
  /** Place of the previous page's last message. */
  readonly after: Place | undefined;
  /** The present, in Unix milliseconds. */
  readonly now: number;
}

/** Reads a place that `toChatSearchPlace` wrote. */
export function readPlace(text: string): Place {
  const [timestamp, sequence, chatId = ''] = text.split('.');
  return { timestamp: Number(timestamp), sequence: Number(sequence), chatId };
}

/** Sections of the first query. Each further one searches twice as many, up to the maximum. */
const [FIRST_SECTIONS, SECTIONS_MAX] = [8, 256];
/** Maximum number of sections of a stretch. */
const STRETCH_MAX = 64;
/** Messages of one read. Each further read of messages that are not indexed is twice as long, up to the maximum. */
const [READ_AT_ONCE, READ_MAX] = [3 * CHAT_SEARCH_PAGE, 960];

/**
 * Returns a page of the latest messages of the rooms that meet the search. Reads the rooms backwards, from their last
 * messages within the time, those with the latest messages first. Stops when no other can have a later match. Messages
 * that are not indexed yet are read one by one, and so are all if only times select them.
 */
export async function searchMessages(
  deps: Pick<Deps, 'rooms' | 'messages' | 'words'>,
  rooms: readonly SearchedRoom[],
  matcher: Matcher,
  page: SearchPage,
): Promise<MessageRecord[]> {
  const found = createLatest(page);
  await Promise.all([searchRooms(deps, rooms, matcher, page, found), searchThreads(deps, rooms, matcher, page, found)]);
  return found.messages;
}

/** Searches the messages of the rooms themselves. */
async function searchRooms(
  deps: Pick<Deps, 'messages' | 'words'>,
  rooms: readonly SearchedRoom[],
  matcher: Matcher,
  page: SearchPage,
  found: Latest,
): Promise<void> {
  const isIndexUsed = matcher.prefixes.length > 0;
  const until = Math.min(matcher.before - 1, page.after?.timestamp ?? Infinity);
  let waiting: Stretch[] = await findStarts(deps, rooms, until);
  for (let count = FIRST_SECTIONS; ; count = Math.min(2 * count, SECTIONS_MAX)) {
    waiting = waiting
      .filter((stretch) => stretch.latest >= matcher.after && found.accepts(getEnd(stretch)))
      .sort((a, b) => b.latest - a.latest);
    const stretches = waiting.splice(0, countWithin(waiting, count));
    if (stretches.length === 0) return;
    const firsts = stretches.filter((stretch): stretch is FirstStretch => stretch.start !== undefined);
    const recent = firsts.map((first) => searchRecent(deps, first, matcher, found));
    if (isIndexUsed) {
      await Promise.all([...recent, searchIndex(deps, stretches, matcher, found)]);
      waiting.push(...(await getOlder(deps, stretches)));
    } else await Promise.all(recent);
  }
}

/**
 * Searches the threads of the rooms, week by week from the present on. Stops when no earlier week can have a later match.
 * Reads replies that are not indexed yet one by one.
 */
async function searchThreads(
  deps: Pick<Deps, 'rooms' | 'messages' | 'words'>,
  rooms: readonly SearchedRoom[],
  matcher: Matcher,
  { now }: SearchPage,
  found: Latest,
): Promise<void> {
  const withThreads = rooms.filter((room) => room.firstThreadAt !== undefined);
  if (withThreads.length === 0) return;
  const parentIds = withThreads.map(({ _id }) => _id);
  const due = await deps.rooms
    .find({ parentId: { $in: parentIds }, indexDue: { $exists: true }, closedAt: { $exists: false } }, SEARCHED_ROOM)
    .lean();
  await Promise.all(due.map((room) => searchRecent(deps, { room, start: room.lastSequence }, matcher, found)));
  let keys: string[] = [];
  let count = FIRST_SECTIONS;
  const oldest = getWeek(
    Math.max(matcher.after, Math.min(...withThreads.map(({ firstThreadAt = 0 }) => firstThreadAt))),
  );
  const read = async () => {
    const blocks = await findBlocks(deps, keys, matcher);
    await readBlocks(deps, blocks, matcher, found, () => Infinity);
    keys = [];
    count = Math.min(2 * count, SECTIONS_MAX);
  };
  for (let week = getWeek(now); week >= oldest; week -= 1) {
    const isAccepted = found.accepts({ timestamp: getWeekEnd(week), chatId: '', sequence: Infinity });
    if (!isAccepted) break;
    for (const { _id, firstThreadAt = 0 } of withThreads) {
      if (getWeek(firstThreadAt) > week) continue;
      keys.push(toThreadSectionKey(_id, week));
      if (keys.length >= count) await read();
    }
  }
  if (keys.length > 0) await read();
}

/** Collects the latest messages of a page. */
function createLatest({ limit, after }: SearchPage) {
  const messages: MessageRecord[] = [];
  const keys = new Set<string>();
  return {
    messages,
    /** Returns whether a message at that place would belong to the page. */
    accepts: (place: Place) => messages.length < limit || compareLatest(place, messages.at(-1)!) < 0,
    add(message: MessageRecord): void {
      if (keys.has(message._id) || (after && compareLatest(after, message) >= 0)) return;
      keys.add(message._id);
      const at = messages.findIndex((other) => compareLatest(message, other) < 0);
      messages.splice(at < 0 ? messages.length : at, 0, message);
      messages.splice(limit);
    },
  };
}
type Latest = ReturnType<typeof createLatest>;

/** Rooms of one read of places. */
const ROOMS_AT_ONCE = 1_000;
/** Messages that the first step goes back. Each further step is four times as long. */
const FIRST_STEP = 32;

/** A room whose last message within the time lies between two numbers. */
interface SoughtRoom {
  readonly room: SearchedRoom;
  /** Number of a message within the time; 0 before one is found. */
  low: number;
  /** Its time, in Unix milliseconds. */
  latest: number;
  /** Number of a message that is too late, or of the next message of the room. */
  high: number;
  step: number;
}

/**
 * Returns the stretches with the rooms' last messages until a time. Steps back from a room's end, then halves the rest:
 * the further back the message, the more steps, but their number grows only by the logarithm.
 */
async function findStarts(
  { messages }: Pick<Deps, 'messages'>,
  rooms: readonly SearchedRoom[],
  until: number,
): Promise<FirstStretch[]> {
  const sought = rooms
    .filter(({ lastSequence }) => lastSequence > 0)
    .map((room): SoughtRoom => {
      const { lastSequence, lastMessageAt: latest = 0 } = room;
      const isWithin = latest <= until;
      return { room, low: isWithin ? lastSequence : 0, latest, high: lastSequence + 1, step: FIRST_STEP };
    });
  for (;;) {
    const open = sought.filter(({ low, high }) => high - low > 1).slice(0, ROOMS_AT_ONCE);
    if (open.length === 0) break;
    const keys = open.map((one) => messageKey(one.room._id, getNextProbe(one)));
    const read = await messages.find({ _id: { $in: keys } }, { timestamp: 1 }).lean();
    const times = new Map(read.map(({ _id, timestamp }) => [_id, timestamp]));
    open.forEach((one, at) => narrow(one, times.get(keys[at]!), until));
  }
  return sought
    .filter(({ low }) => low > 0)
    .map(({ room, low: start, latest }) => {
      const section = getSection(start);
      return { room, start, latest, newest: section, oldest: section };
    });
}

const getNextProbe = ({ low, high, step }: SoughtRoom): number =>
  low > 0 ? Math.floor((low + high) / 2) : Math.max(1, high - step);

function narrow(sought: SoughtRoom, timestamp: number | undefined, until: number): void {
  const probe = getNextProbe(sought);
  if (timestamp !== undefined && timestamp <= until) {
    sought.low = probe;
    sought.latest = timestamp;
  } else {
    sought.high = probe;
    sought.step *= 4;
  }
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

/** Searches the messages of a room that were sent or changed since it was indexed; all if the index is not used. */
async function searchRecent(
  { messages }: Pick<Deps, 'messages'>,
  { room, start }: Pick<FirstStretch, 'room' | 'start'>,
  matcher: Matcher,
  found: Latest,
): Promise<void> {
  const { _id: chatId, lastChange = 0, indexedSequence = 0, indexedChange = 0 } = room;
  const isIndexUsed = matcher.prefixes.length > 0;
  const indexed = isIndexUsed ? indexedSequence : 0;
  let before = start + 1;
  for (let count = READ_AT_ONCE; before > indexed + 1; count = Math.min(2 * count, READ_MAX)) {
    const sent = await messages
      .find({ chatId, sequence: { $gt: indexed, $lt: before } }, WITHOUT_HISTORY)
      .sort({ sequence: -1 })
      .limit(count)
      .lean();
    for (const message of sent) if (matcher.matches(message)) found.add(message);
    const last = sent.at(-1);
    if (sent.length < count || !last || last.timestamp < matcher.after || !found.accepts(last)) break;
    before = last.sequence;
  }
  if (isIndexUsed && lastChange > indexedChange) {
    const changed = await messages.find({ chatId, change: { $gt: indexedChange } }, WITHOUT_HISTORY).lean();
    for (const message of changed) if (matcher.matches(message)) found.add(message);
  }
}

async function searchIndex(
  deps: Pick<Deps, 'messages' | 'words'>,
  stretches: readonly Stretch[],
  matcher: Matcher,
  found: Latest,
): Promise<void> {
  const blocks = await findBlocks(deps, stretches.flatMap(getSectionKeys), matcher);
  const starts = new Map(stretches.map(({ room, start = Infinity }) => [room._id, start]));
  await readBlocks(deps, blocks, matcher, found, (chatId) => starts.get(chatId)!);
}

/** Returns the blocks of these sections that have all words of a search, the latest first. */
function findBlocks({ words }: Pick<Deps, 'words'>, sections: readonly string[], { prefixes }: Matcher) {
  // The index finds the blocks of the first prefix, which is the longest.
  const $and = prefixes.map((prefix) => ({ words: { $regex: `^${literally(prefix)}` } }));
  return words
    .find({ section: { $in: [...sections] }, ...($and.length > 0 && { $and }) })
    .sort({ latest: -1, _id: 1 })
    .lean();
}

/** Reads the messages of blocks that may match. `getStart` returns the last number of a room that a search reads. */
async function readBlocks(
  { messages }: Pick<Deps, 'messages'>,
  blocks: readonly WordsRecord[],
  matcher: Matcher,
  found: Latest,
  getStart: (chatId: string) => number,
): Promise<void> {
  let keys: string[] = [];
  const read = async () => {
    const some = await messages.find({ _id: { $in: keys } }, WITHOUT_HISTORY).lean();
    keys = [];
    for (const message of some) if (matcher.matches(message)) found.add(message);
  };
  for (const block of blocks) {
    const { chatId, first } = parseBlockKey(block._id);
    if (block.latest < matcher.after) break;
    if (first > getStart(chatId)) continue;
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

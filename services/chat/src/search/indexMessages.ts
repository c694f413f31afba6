import { parseThreadId } from '@meet/chat-contract';
import { mongo, type AnyBulkWriteOperation } from 'mongoose';
import type { Deps } from '../Deps.ts';
import { messageKey, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import {
  BLOCK_MESSAGES,
  getBlock,
  getFirstSequence,
  getSection,
  getWeek,
  inRoom,
  toBlockKey,
  toSectionKey,
  toThreadSectionKey,
  type WordsRecord,
} from '../models/wordsModel.ts';
import { INDEXED_FIELDS, readTokens, type IndexedMessage } from './readTokens.ts';

/** Rooms of one query. */
const ROOMS_AT_ONCE = 20;
/** Blocks of one write, so that other commands do not wait long for it. */
const BLOCKS_AT_ONCE = 4;

/** Rooms that one command marks as due. */
const MARKED_AT_ONCE = 500;

type IndexDeps = Pick<Deps, 'rooms' | 'messages' | 'words'>;
type NumberedMessage = IndexedMessage & Pick<MessageRecord, 'sequence' | 'timestamp'>;

/**
 * Indexes the messages that were sent, edited, deleted or restored since the last run. Writes whole blocks, so that
 * repeating an interrupted run changes nothing.
 */
export async function indexMessages(deps: IndexDeps, now: number): Promise<void> {
  for (;;) {
    const due = await deps.rooms
      .find({ indexDue: { $lt: now } })
      .sort({ indexDue: 1, _id: 1 })
      .limit(ROOMS_AT_ONCE)
      .lean();
    for (const room of due) await indexRoom(deps, room, now);
    if (due.length < ROOMS_AT_ONCE) return;
  }
}

/** Marks rooms as due whose messages were stored before messages were indexed. */
export async function markUnindexedRooms({ rooms }: Pick<Deps, 'rooms'>): Promise<void> {
  for (;;) {
    const found = await rooms
      .find({ indexedSequence: null, indexDue: null, lastSequence: { $gt: 0 } }, { _id: 1 })
      .limit(MARKED_AT_ONCE)
      .lean();
    if (found.length === 0) return;
    await rooms.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $min: { indexDue: 1 } });
  }
}

async function indexRoom(deps: IndexDeps, room: RoomRecord, now: number): Promise<void> {
  const { _id: chatId, lastSequence, lastChange, indexedSequence = 0 } = room;
  const blocks = await findBlocks(deps, room);
  for (let at = 0; at < blocks.length; at += BLOCKS_AT_ONCE) {
    await writeBlocks(deps, chatId, blocks.slice(at, at + BLOCKS_AT_ONCE));
  }
  const progress = {
    ...(lastSequence > indexedSequence && { indexedSequence: lastSequence }),
    ...(lastChange !== undefined && { indexedChange: lastChange }),
  };
  const isOpen = { _id: chatId, closedAt: { $exists: false } };
  const { matchedCount } = await deps.rooms.updateOne(
    { ...isOpen, lastSequence, lastChange: lastChange ?? { $exists: false } },
    { $set: progress, $unset: { indexDue: 1 } },
  );
  if (matchedCount > 0) return;
  // The room changed meanwhile, and the next run continues.
  const again = await deps.rooms.updateOne(isOpen, { $set: { ...progress, indexDue: now } });
  if (again.matchedCount > 0) return;
  await deps.words.deleteMany(inRoom(chatId));
  await deps.rooms.updateOne({ _id: chatId }, { $unset: { indexDue: 1 } });
}

/** Returns the numbers of the blocks with new or changed messages. */
async function findBlocks({ messages }: IndexDeps, room: RoomRecord): Promise<number[]> {
  const { _id: chatId, lastSequence, lastChange = 0, indexedSequence = 0, indexedChange = 0 } = room;
  const blocks = new Set<number>();
  if (indexedSequence > 0 && lastChange > indexedChange) {
    const changed = await messages
      .find({ chatId, change: { $gt: indexedChange } }, { sequence: 1 })
      .sort({ change: 1, sequence: 1 })
      .lean();
    for (const { sequence } of changed) if (sequence <= indexedSequence) blocks.add(getBlock(sequence));
  }
  if (lastSequence > indexedSequence) {
    for (let block = getBlock(indexedSequence + 1); block <= getBlock(lastSequence); block += 1) blocks.add(block);
  }
  return [...blocks].sort((a, b) => a - b);
}

async function writeBlocks({ messages, words }: IndexDeps, chatId: string, blocks: readonly number[]): Promise<void> {
  const keys = blocks.flatMap((block) =>
    Array.from({ length: BLOCK_MESSAGES }, (_, at) => messageKey(chatId, getFirstSequence(block) + at)),
  );
  const found: NumberedMessage[] = await messages
    .find({ _id: { $in: keys } }, { ...INDEXED_FIELDS, sequence: 1, timestamp: 1 })
    .lean();
  const thread = parseThreadId(chatId);
  const byBlock = Map.groupBy(found, ({ sequence }) => getBlock(sequence));
  const operations = blocks.map((block): AnyBulkWriteOperation<WordsRecord> => {
    const _id = toBlockKey(chatId, block);
    const described = describeBlock(byBlock.get(block) ?? []);
    const section = thread
      ? toThreadSectionKey(thread.chatId, getWeek(described.latest))
      : toSectionKey(chatId, getSection(getFirstSequence(block)));
    const replacement = { _id, section, ...described };
    return { replaceOne: { filter: { _id }, replacement, upsert: true } };
  });
  await words.bulkWrite(operations, { ordered: false });
}

/** Returns the tokens of a block's messages, with a bit for each message that has the token. */
function describeBlock(messages: readonly NumberedMessage[]): Pick<WordsRecord, 'words' | 'masks' | 'latest'> {
  const byToken = new Map<string, number>();
  for (const message of messages) {
    const bit = 1 << ((message.sequence - 1) % BLOCK_MESSAGES);
    for (const token of readTokens(message)) byToken.set(token, (byToken.get(token) ?? 0) | bit);
  }
  const masks = Buffer.alloc(4 * byToken.size);
  [...byToken.values()].forEach((mask, at) => masks.writeUInt32LE(mask >>> 0, 4 * at));
  const latest = Math.max(0, ...messages.map(({ timestamp }) => timestamp));
  return { words: [...byToken.keys()], masks: new mongo.Binary(masks), latest };
}

import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Entry of the search index: the words of a block of messages with consecutive numbers. A block takes a fourth of the
 * index entries that its messages would take one by one.
 */
export interface WordsRecord {
  /** `<chatId>:<block>`; block 0 holds the messages 1 to 32. */
  _id: string;
  /** `<chatId>:<segment>`: a search reads the latest segments of its rooms first. */
  segment: string;
  /** Distinct tokens of the messages. */
  words: string[];
  /** For each token, a bit per message of the block that has it: unsigned 32-bit integers, little-endian. */
  masks: Buffer;
  /** Time of the block's last message, in Unix milliseconds. */
  latest: number;
}

/** Messages of a block; a mask has as many bits. */
export const BLOCK_MESSAGES = 32;
/** Blocks of a segment. */
export const SEGMENT_BLOCKS = 8;

const schema = new Schema<WordsRecord>(
  {
    _id: { type: String, required: true },
    segment: { type: String, required: true },
    words: { type: [String], required: true },
    masks: { type: Buffer, required: true },
    latest: { type: Number, required: true },
  },
  { collection: 'chat.words', versionKey: false },
);
schema.index({ segment: 1, words: 1 });

export function wordsModel(connection: Connection): Model<WordsRecord> {
  return connection.model<WordsRecord>('ChatWords', schema);
}

export const getBlock = (sequence: number): number => Math.floor((sequence - 1) / BLOCK_MESSAGES);
export const getSegment = (sequence: number): number => Math.floor(getBlock(sequence) / SEGMENT_BLOCKS);
export const toBlockKey = (chatId: string, block: number): string => `${chatId}:${block}`;
export const toSegmentKey = (chatId: string, segment: number): string => `${chatId}:${segment}`;

/** Returns the number of the block's first message and the key of its room. */
export function parseBlockKey(key: string): { chatId: string; first: number } {
  const at = key.lastIndexOf(':');
  return { chatId: key.slice(0, at), first: Number(key.slice(at + 1)) * BLOCK_MESSAGES + 1 };
}

/** Returns a filter for all blocks of a room. */
export const inRoom = (chatId: string) => ({ _id: { $gt: `${chatId}:`, $lt: `${chatId};` } });

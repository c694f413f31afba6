import { Schema, type Connection, type Model } from 'mongoose';

/**
 * Entry of the search index: the words of a block of messages with consecutive numbers. A block takes a fourth of the
 * index entries that its messages would take one by one.
 */
export interface WordsRecord {
  /** `<chatId>:<block>`; block 0 holds the messages 1 to 32. */
  _id: string;
  /** `<chatId>:<section>`: a search reads the latest sections of its rooms first. */
  section: string;
  /** Distinct tokens of the messages. */
  words: string[];
  /** For each token, a bit per message of the block that has it: unsigned 32-bit integers, little-endian. */
  masks: Buffer;
  /** Time of the block's last message, in Unix milliseconds. */
  latest: number;
}

/** Messages of a block; a mask has as many bits. */
export const BLOCK_MESSAGES = 32;
/** Blocks of a section. */
export const SECTION_BLOCKS = 8;

const schema = new Schema<WordsRecord>(
  {
    _id: { type: String, required: true },
    section: { type: String, required: true },
    words: { type: [String], required: true },
    masks: { type: Buffer, required: true },
    latest: { type: Number, required: true },
  },
  { collection: 'chat.words', versionKey: false },
);
schema.index({ section: 1, words: 1 });

export function wordsModel(connection: Connection): Model<WordsRecord> {
  return connection.model<WordsRecord>('ChatWords', schema);
}

export const getBlock = (sequence: number): number => Math.floor((sequence - 1) / BLOCK_MESSAGES);
export const getSection = (sequence: number): number => Math.floor(getBlock(sequence) / SECTION_BLOCKS);
export const toBlockKey = (chatId: string, block: number): string => `${chatId}:${block}`;
export const toSectionKey = (chatId: string, section: number): string => `${chatId}:${section}`;

/** Returns the number of the block's first message and the key of its room. */
export function parseBlockKey(key: string): { chatId: string; first: number } {
  const at = key.lastIndexOf(':');
  return { chatId: key.slice(0, at), first: Number(key.slice(at + 1)) * BLOCK_MESSAGES + 1 };
}

/** Returns a filter for all blocks of a room. */
export const inRoom = (chatId: string) => ({ _id: { $gt: `${chatId}:`, $lt: `${chatId};` } });

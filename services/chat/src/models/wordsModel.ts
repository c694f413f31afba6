import { Schema, type Connection, type Model, type mongo } from 'mongoose';

/**
 * Entry of the search index: the words of a block of messages with consecutive numbers. A block costs less than an entry
 * for each of its messages (ADR 68).
 */
export interface WordsRecord {
  /** `<chatId>:<block>`; block 0 holds the messages 1 to 32. */
  _id: string;
  /**
   * `<chatId>:<section>`: a search reads the latest sections of its rooms first. For a block of a thread
   * `<chatId of the room>~:<week>`, where the week is that of the block's last message.
   */
  section: string;
  /** Distinct tokens of the messages. */
  words: string[];
  /** For each token, a bit per message of the block that has it: unsigned 32-bit integers, little-endian. */
  masks: mongo.Binary;
  /** Time of the block's last message, in Unix milliseconds. */
  latest: number;
}

/** Messages of a block; a mask has as many bits. */
export const BLOCK_MESSAGES = 32;
/** Messages of a section: eight blocks. */
export const SECTION_MESSAGES = 8 * BLOCK_MESSAGES;

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
export const getSection = (sequence: number): number => Math.floor((sequence - 1) / SECTION_MESSAGES);
/** Returns the number of a block's first message. */
export const getFirstSequence = (block: number): number => block * BLOCK_MESSAGES + 1;
export const toBlockKey = (chatId: string, block: number): string => `${chatId}:${block}`;
export const toSectionKey = (chatId: string, section: number): string => `${chatId}:${section}`;

const WEEK_MS = 7 * 86_400_000;
/** Returns the number of the week of a time in Unix milliseconds. */
export const getWeek = (time: number): number => Math.floor(time / WEEK_MS);
/** Returns the last moment of a week, in Unix milliseconds. */
export const getWeekEnd = (week: number): number => (week + 1) * WEEK_MS - 1;
/** Returns the key of the section with the blocks of all threads of a room whose last message is of a week. */
export const toThreadSectionKey = (roomId: string, week: number): string => `${roomId}~:${week}`;

/** Returns the number of the block's first message and the key of its room. */
export function parseBlockKey(key: string): { chatId: string; first: number } {
  const at = key.lastIndexOf(':');
  return { chatId: key.slice(0, at), first: getFirstSequence(Number(key.slice(at + 1))) };
}

/** Returns a filter for all blocks of a room. */
export const inRoom = (chatId: string) => ({ _id: { $gt: `${chatId}:`, $lt: `${chatId};` } });

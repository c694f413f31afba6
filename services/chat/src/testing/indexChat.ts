import type { Connection } from 'mongoose';
import { messageModel } from '../models/messageModel.ts';
import { roomModel } from '../models/roomModel.ts';
import { wordsModel } from '../models/wordsModel.ts';
import { indexMessages } from '../search/indexMessages.ts';

/** Indexes the stored messages of all rooms that are due, as the chat service does every few seconds. */
export async function indexChat(connection: Connection, now: number): Promise<void> {
  const [rooms, messages, words] = [roomModel(connection), messageModel(connection), wordsModel(connection)];
  await indexMessages({ rooms, messages, words }, now);
}

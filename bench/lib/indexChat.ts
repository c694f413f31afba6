import type { Connection } from 'mongoose';
import { messageModel } from '../../services/chat/src/models/messageModel.ts';
import { roomModel } from '../../services/chat/src/models/roomModel.ts';
import { wordsModel } from '../../services/chat/src/models/wordsModel.ts';
import { indexMessages } from '../../services/chat/src/search/indexMessages.ts';

/** Indexes the stored messages of all rooms that are due, as the chat service does every few seconds. */
export async function indexChat(connection: Connection): Promise<void> {
  const [rooms, messages, words] = [roomModel(connection), messageModel(connection), wordsModel(connection)];
  await indexMessages({ rooms, messages, words }, Date.now());
}

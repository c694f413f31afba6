import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { closeChatRoom, createChatRoom } from '@meet/chat-contract';
import type { mongo } from 'mongoose';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

const BATCH = 500;

let chat: ChatUnderTest;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

/** Returns the number of messages in each deletion when a room with `count` messages is closed. */
async function deletionsFor(count: number): Promise<number[]> {
  const owner = chat.person('Olga');
  const mate = chat.person('Mia');
  const { body } = await chat.request(
    createChatRoom,
    { participants: [mate.email], roomName: `Room of ${count}` },
    { as: owner },
  );
  const { chatId } = body.chatroom as { chatId: string };
  await chat.deps.messages.collection.insertMany(
    Array.from({ length: count }, (_, sequence) => ({
      ...{ _id: `${chatId} ${sequence}`, chatId, sequence: sequence + 1 },
      ...{ clientMessageId: String(sequence), authorId: owner.accountId },
    })) as never,
  );
  const sizes: number[] = [];
  const client = chat.deps.messages.db.getClient();
  const note = ({ commandName, reply }: mongo.CommandSucceededEvent) => {
    if (commandName === 'delete') sizes.push((reply as { n: number }).n);
  };
  client.on('commandSucceeded', note);
  await chat.request(closeChatRoom, { chatId }, { as: owner });
  client.off('commandSucceeded', note);
  expect(await chat.deps.messages.countDocuments({ chatId })).toBe(0);
  expect(await chat.deps.members.countDocuments({ chatId })).toBe(0);
  return sizes;
}

it('deletes a room in batches of bounded size, regardless of the number of messages', async () => {
  for (const count of [10, 10 * BATCH]) {
    const sizes = await deletionsFor(count);
    expect(Math.max(...sizes)).toBe(Math.min(count, BATCH));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count + 3);
  }
});

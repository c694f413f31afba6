import { LOCALES } from '@meet/contracts';
import { chatroomMessage, createChatRoom, getChatMessages, sendChatMessage } from '@meet/chat-contract';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestPerson } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startTestProduct, type TestProduct } from './testing/startTestProduct.ts';

/** These tests need the embedded database: the disk of a real MongoDB is not ours to fill. */
const itEmbedded = process.env.MONGODB_URL ? it.skip : it;
const LARGE = 'x'.repeat(9_000);
const MINUTES = 60_000;

let product: TestProduct;
let ana: TestPerson;
let chatId: string;
const sent: string[] = [];
beforeAll(async () => {
  product = await startTestProduct();
  ana = await product.newPerson('Ana Pop');
  const { body } = await product.request(createChatRoom, { participants: ['ben@example.com'] }, { as: ana });
  chatId = body.chatroom.chatId;
});
afterAll(() => product.close());

const ready = async () => {
  product.clock.advance(MINUTES);
  return (await product.get('/readyz')).status;
};

async function send(locale: string = LOCALES[0]) {
  const clientMessageId = randomUUID();
  const answer = await product.request(
    sendChatMessage,
    { chatId, message: LARGE, clientMessageId },
    { as: ana, headers: { locale } },
  );
  if (answer.status === 200) sent.push(clientMessageId);
  return answer;
}

async function stored(): Promise<string[]> {
  const ids: string[] = [];
  for (let afterSequence = 0; ;) {
    const { body } = await product.request(getChatMessages, { chatId, afterSequence }, { as: ana });
    ids.push(...body.messages.map((message: { clientMessageId: string }) => message.clientMessageId));
    if (!body.hasMore) return ids;
    afterSequence = body.messages.at(-1).sequence;
  }
}

itEmbedded(
  'a full disk is said to people and to the operator, keeps what was acknowledged, and is got over',
  async () => {
    expect(await ready()).toBe(200);
    await send();
    await product.setDiskFull(true);
    let answer = await send();
    while (answer.status === 200) answer = await send();

    expect([answer.status, answer.body.code]).toEqual([507, 'STORAGE_FULL']);
    expect(answer.body.message).toBe(
      'There is no room left to store this. Nothing was changed. Please try again later.',
    );
    const said = await Promise.all(LOCALES.map(async (locale) => (await send(locale)).body.message));
    expect(new Set(said).size).toBe(LOCALES.length);
    expect(await ready()).toBe(503);
    // The refused call stored nothing and published nothing. Reads still work, also with an old session.
    expect(await stored()).toEqual(sent);
    expect(product.events.filter(({ type }) => type === chatroomMessage.type)).toHaveLength(sent.length);

    await product.setDiskFull(false);
    expect(await ready()).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await stored()).toEqual(sent);
  },
);

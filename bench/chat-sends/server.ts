import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { HEADERS } from '@meet/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { Schema } from 'mongoose';
import type { AddressInfo } from 'node:net';
import { newPerson, VISITOR } from '../lib/newPerson.ts';
import { openProduct } from '../lib/openProduct.ts';
import { toRequestBody, getOperation } from '../lib/getOperation.ts';
import type { Target } from '../lib/Target.ts';

/** Requests to a peer, by sender. */
export interface PeerTargets {
  readonly peer: string;
  readonly targets: readonly Target[];
}

const SENDERS = Number(process.argv[2]);
const MANY_ROOMS = Math.ceil(SENDERS / 2);
const MESSAGE = 'Shall we move the planning to three? I have another call until then, and so has Maya.';

const operation = getOperation('chat', 'mutation SendChatMessage');
const product = await openProduct([operation]);
const { client, authenticate, app, connection } = product;

const tokens: string[] = [];
for (let at = 0; at < SENDERS; at += 1)
  tokens.push(await newPerson(product, `sender-${at}@example.com`, `Sender ${at}`));
const owner = await authenticate({ userToken: tokens[0]! }, VISITOR);

/** Creates rooms and distributes the senders among them, one room each. */
async function openRooms(count: number): Promise<string[]> {
  const chatIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const participants = tokens.flatMap((_, sender) =>
      sender > 0 && sender % count === at ? `sender-${sender}@example.com` : [],
    );
    const { chatroom } = await client.call(createChatRoom, { participants, roomName: `Bench ${at}` } as never, owner);
    chatIds.push(chatroom.chatId);
  }
  return chatIds;
}
const oneRoom = await openRooms(1);
const manyRooms = await openRooms(MANY_ROOMS);

/** Work of a hand-written handler: one insert of such a document, acknowledged when it is on the disk. */
const bare: FastifyInstance = fastify();
const stored = connection.collection('bench.inserted');
const Stored = connection.model(
  'BenchMessage',
  new Schema(
    {
      chatId: { type: String, required: true },
      sequence: { type: Number, required: true },
      authorId: { type: String, required: true },
      content: { type: String, required: true },
      timestamp: { type: Number, required: true },
    },
    { collection: 'bench.created', versionKey: false },
  ),
);
await Stored.init();
let count = 0;
const toDocument = (content: string) => {
  count += 1;
  return { chatId: oneRoom[0]!, sequence: count, authorId: owner.accountId, content, timestamp: Date.now() };
};
bare.post<{ Body: { message: string } }>('/insert', async ({ body }) => {
  const message = toDocument(body.message);
  await stored.insertOne({ ...message });
  return { message };
});
bare.post<{ Body: { message: string } }>('/create', async ({ body }) => {
  const message = toDocument(body.message);
  await Stored.create(message);
  return { message };
});
await bare.listen({ host: '127.0.0.1', port: 0 });
await app.listen({ host: '127.0.0.1', port: 0 });

const getPort = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;
const inputTo = (chatIds: readonly string[]) => (sender: number) => ({
  chatId: chatIds[sender % chatIds.length]!,
  message: MESSAGE,
});
const sends = (
  peer: string,
  server: FastifyInstance,
  path: string,
  toBody: (sender: number) => object,
): PeerTargets => ({
  peer,
  targets: tokens.map((token, sender) => ({
    port: getPort(server),
    method: 'POST',
    path,
    headers: { [HEADERS.userToken]: token, 'content-type': 'application/json' },
    body: JSON.stringify(toBody(sender)),
  })),
});

process.on('message', async () => {
  await bare.close();
  await product.close();
  process.disconnect();
});
// The process ends if the measuring process fails.
process.once('disconnect', () => process.exit());
/** Returns the sends by GraphQL and by REST, into the room of each sender. */
const sendsTo = (chatIds: readonly string[], where: string): PeerTargets[] => {
  const toInput = inputTo(chatIds);
  return [
    sends(`registered GraphQL in ${where}`, app, '/graphql', (sender) =>
      toRequestBody(operation, { input: toInput(sender) }),
    ),
    sends(`REST in ${where}`, app, `/api/${sendChatMessage.path}`, toInput),
  ];
};
process.send!([
  sends('bare fastify with one insert', bare, '/insert', inputTo(oneRoom)),
  sends('bare fastify with Mongoose', bare, '/create', inputTo(oneRoom)),
  ...sendsTo(oneRoom, 'one room'),
  ...sendsTo(manyRooms, `${MANY_ROOMS} rooms`),
]);

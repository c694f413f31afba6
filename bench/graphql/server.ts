import { HEADERS } from '@meet/contracts';
import { createChatRoom } from '@meet/chat-contract';
import { addContact } from '@meet/network-contract';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { newPerson, VISITOR } from '../lib/newPerson.ts';
import { openProduct } from '../lib/openProduct.ts';
import { toRequestBody } from '../lib/getOperation.ts';
import type { Target } from '../lib/Target.ts';
import { openApollo, openBare, openKnown, openMemory, openMercurius } from './peers.ts';
import { EVERYONE, QUESTIONS, type Question } from './questions.ts';

/** A target in the one process that serves all peers, so that they share the same services, data and machine. */
export interface RequestedTarget extends Target {
  readonly peer: string;
  readonly question: string;
  /** Session tokens of different people; each connection uses one. */
  readonly tokens: readonly string[];
}

const CONTACTS = 20;
const ROOMS = 5;
const ROOM_MEMBERS = 100;
/** Number of people who request their rooms; all are members of the same rooms. */
const ROOM_REQUESTERS = 16;

const product = await openProduct(QUESTIONS);
const { client, authenticate } = product;

const token = await newPerson(product, 'ana@example.com', 'Ana Pop');
const ana = await authenticate({ userToken: token }, VISITOR);
for (let at = 0; at < CONTACTS; at += 1) {
  const email = `contact-${at}@example.com`;
  if (at % 4 === 0) await newPerson(product, email, `Contact ${at}`);
  await client.call(addContact, { contactEmail: email, contactName: `Contact ${at}` } as never, ana);
}

const members = Array.from({ length: ROOM_MEMBERS - 1 }, (_, at) => `member-${at}@example.com`);
const requesters = [token];
for (const email of members.slice(0, ROOM_REQUESTERS - 1)) requesters.push(await newPerson(product, email, 'Member'));
for (let at = 0; at < ROOMS; at += 1)
  await client.call(createChatRoom, { participants: members, roomName: `Room ${at}` } as never, ana);

const ports = new Map<string, number>();
async function listen(peer: string, app: FastifyInstance): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  ports.set(peer, (app.server.address() as AddressInfo).port);
}
const peers: Record<string, FastifyInstance> = {
  memory: await openMemory(product, ana),
  'memory, all notified': await openMemory(product, ana, EVERYONE),
  bare: openBare(product),
  'bare, session known': openKnown(product),
  mercurius: await openMercurius(product),
  apollo: await openApollo(product),
  registered: product.app,
};
for (const [peer, app] of Object.entries(peers)) await listen(peer, app);
ports.set('rest', ports.get('registered')!);

const asks: Record<string, (question: Question) => { path: string; method?: string; body?: object }> = {
  memory: ({ name }) => ({ path: `/${name}`, body: {} }),
  'memory, all notified': ({ name }) => ({ path: `/${name}`, body: {} }),
  bare: ({ name }) => ({ path: `/${name}`, body: {} }),
  'bare, session known': ({ name }) => ({ path: `/${name}`, body: {} }),
  mercurius: ({ hash, input }) => ({ path: '/graphql', body: { query: hash, persisted: true, variables: input } }),
  apollo: ({ text, input }) => ({ path: '/graphql', body: { query: text, variables: input } }),
  registered: (question) => ({ path: '/graphql', body: toRequestBody(question, question.input) }),
  rest: ({ call, input }) => ({
    path: `/api/${call.path}`,
    method: call.method,
    ...(call.method === 'POST' && { body: input }),
  }),
};
const isRequested = (peer: string, { name }: Question) =>
  peer !== 'memory, all notified' || EVERYONE.some((question) => question.name === name);
const targets = QUESTIONS.flatMap((question) =>
  Object.entries(asks)
    .filter(([peer]) => isRequested(peer, question))
    .map(([peer, ask]): RequestedTarget => {
      const { path, method = 'POST', body } = ask(question);
      const headers = { [HEADERS.userToken]: token, ...(body && { 'content-type': 'application/json' }) };
      return {
        peer,
        question: question.name,
        port: ports.get(peer)!,
        method,
        path,
        headers,
        tokens: question.name === 'rooms' ? requesters : [token],
        body: body ? JSON.stringify(body) : '',
      };
    }),
);
process.on('message', async () => {
  for (const app of Object.values(peers)) if (app !== product.app) await app.close();
  await product.close();
  process.disconnect();
});
// The process ends if the measuring process fails.
process.once('disconnect', () => process.exit());
process.send!(targets);

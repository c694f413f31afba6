import { CHAT_SEARCH_PAGE, searchChatMessages } from '@meet/chat-contract';
import { indexChat } from '@meet/service-chat/testing/indexChat.ts';
import { searchPattern } from '@meet/service-kit';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newPerson, VISITOR } from '../lib/newPerson.ts';
import { openProduct } from '../lib/openProduct.ts';
import { median } from '../lib/percentile.ts';
import { rounded } from '../lib/rounded.ts';
import { fillRooms, getWord, UNIQUE_WORD } from './fillRooms.ts';

/**
 * Measures searches of a person's messages as their number grows, in milliseconds, one call at a time. Beside it stands
 * a scan: a query by pattern over the same messages in the same database, as before there was an index.
 * `npm run bench -- search [--messages 10000,100000,1000000] [--times 20] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000,100000,1000000' },
    times: { type: 'string', default: '20' },
    quick: { type: 'boolean', default: false },
  },
});
const SIZES = values.messages
  .split(',')
  .map(Number)
  .slice(0, values.quick ? -1 : undefined);
const TIMES = Number(values.times);

/** Searches by what they find. */
const SEARCHES: readonly (readonly [string, string])[] = [
  ['one message', UNIQUE_WORD],
  ['no message', 'marzipan'],
  ['a rare word', getWord(15_000)],
  ['the 1,000th word', getWord(1_000)],
  ['the most frequent word', getWord(0)],
  ['a beginning of a word', getWord(15_000).slice(0, 5)],
  ['two words', `${getWord(50)} ${getWord(700)}`],
  ['two rare words, never together', `${getWord(9_000)} ${getWord(9_001)}`],
];

async function time(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  await work();
  for (let at = 0; at < times; at += 1) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return rounded(median(taken));
}

const product = await openProduct([]);
const email = 'ana@example.com';
const ana = await product.authenticate({ userToken: await newPerson(product, email, 'Ana Pop') }, VISITOR);
if (ana.kind !== 'user' || ana.accountId === undefined) throw new Error('Nobody is signed in');
const person = { accountId: ana.accountId, email };
const rows: object[] = [];
const index: object[] = [];
let stored = 0;
for (const size of SIZES) {
  await fillRooms(product, person, stored, size);
  const startedAt = performance.now();
  await indexChat(product.connection, product.now());
  const perMessageUs = ((performance.now() - startedAt) / (size - stored)) * 1_000;
  stored = size;
  const chatIds = await product.connection.collection('chat.members').distinct('chatId', { email });
  index.push({ messages: size, rooms: chatIds.length, 'µs a message': Math.round(perMessageUs) });
  for (const [what, search] of SEARCHES) {
    const ms = await time(TIMES, () => product.client.call(searchChatMessages, { search } as never, ana));
    const scan = () =>
      product.connection
        .collection('chat.messages')
        .find({ chatId: { $in: chatIds as string[] }, content: { $regex: searchPattern(search) } })
        .sort({ timestamp: -1, chatId: -1, sequence: -1 })
        .limit(CHAT_SEARCH_PAGE)
        .toArray();
    const scanMs = await time(1, scan);
    rows.push({ what, messages: size, ms, 'scan, ms': scanMs });
    console.log(`${what}, ${size} messages: ${ms} ms, by a scan ${scanMs} ms`);
  }
}
await product.close();
console.table(rows);
console.table(index);
if (!values.quick) {
  const result = { times: TIMES, cores: cpus().length, load: rounded(loadavg()[0]!), rows, index };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

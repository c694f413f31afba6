import { findAccountsByEmail, signIn } from '@meet/accounts-contract';
import { createChatRoom, getChatMessages, listChatRooms, sendChatMessage } from '@meet/chat-contract';
import { updateStatus } from '@meet/network-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../lib/median.ts';
import { newPerson, PASSWORD, VISITOR } from '../lib/newPerson.ts';
import { openProduct } from '../lib/openProduct.ts';
import { fillAccounts, fillRoom } from './fill.ts';

/**
 * What a call costs as a room's history and the number of accounts grow: milliseconds of one after the other, through the
 * services, over the database. `npm run bench -- growth [--messages 100,10000,100000] [--accounts 1000,100000,1000000]
 * [--times 200] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100,10000,100000' },
    accounts: { type: 'string', default: '1000,100000,1000000' },
    times: { type: 'string', default: '200' },
    quick: { type: 'boolean', default: false },
  },
});
const sizesOf = (list: string) =>
  list
    .split(',')
    .map(Number)
    .slice(0, values.quick ? 2 : undefined);
const TIMES = values.quick ? 50 : Number(values.times);
/** A password is made to be slow to check. */
const SIGN_INS = 7;

interface Row {
  readonly what: string;
  readonly grows: string;
  readonly size: number;
  readonly ms: number;
  readonly residentMb: number;
}
const rows: Row[] = [];

async function measure(
  what: string,
  grows: string,
  size: number,
  times: number,
  work: (at: number) => Promise<unknown>,
) {
  // What is compiled and planned at the first times is no cost of a size.
  if (!rows.some((row) => row.what === what)) for (let at = 0; at < times; at += 1) await work(at);
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const startedAt = performance.now();
    await work(at);
    taken.push(performance.now() - startedAt);
  }
  const ms = Number(median(taken).toPrecision(3));
  rows.push({ what, grows, size, ms, residentMb: Math.round(process.memoryUsage.rss() / 1024 ** 2) });
}

const product = await openProduct([]);
const { client, authenticate, connection } = product;
const ana = await authenticate({ userToken: await newPerson(product, 'ana@example.com', 'Ana Pop') }, VISITOR);
await newPerson(product, 'bob@example.com', 'Bob Stan');
const room = await client.call(createChatRoom, { participants: ['bob@example.com'], roomName: 'Long' } as never, ana);
const { chatId } = room.chatroom;

let stored = 0;
for (const size of sizesOf(values.messages)) {
  await fillRoom(connection, chatId, stored, size);
  const send = () => client.call(sendChatMessage, { chatId, message: 'One more.' } as never, ana);
  const read = () => client.call(getChatMessages, { chatId } as never, ana);
  await measure('send', 'messages', size, TIMES, send);
  await measure('open the room', 'messages', size, TIMES, read);
  await measure('list of rooms', 'messages', size, TIMES, () =>
    client.call(listChatRooms, { facesOnly: true } as never, ana),
  );
  stored = size + 2 * TIMES;
}

let accounts = 2;
for (const size of sizesOf(values.accounts)) {
  await fillAccounts(connection, accounts, size);
  accounts = size;
  const emails = (at: number) =>
    Array.from({ length: 10 }, (_, each) => `filled-${(at * 97 + each * 31) % size}@example.com`);
  const credentials = { email: 'ana@example.com', password: PASSWORD };
  await measure('sign-in', 'accounts', size, SIGN_INS, () => client.call(signIn, credentials as never, VISITOR));
  await measure('look-up of ten', 'accounts', size, TIMES, (at) =>
    client.call(findAccountsByEmail, { emails: emails(at) }, SERVICE_CALLER),
  );
  await measure('presence change', 'accounts', size, TIMES, (at) =>
    client.call(updateStatus, { status: at % 2 ? 'Available' : 'Away' } as never, ana),
  );
}
await product.close();

/** How much dearer it is at the largest size, and what that means over so much growth. */
const slopes = [...Map.groupBy(rows, ({ what }) => what)].map(([what, of]) => {
  const [least, most] = [of[0]!, of.at(-1)!];
  const times = most.ms / least.ms;
  const exponent = Math.log(times) / Math.log(most.size / least.size);
  return { what, from: least.size, to: most.size, times: Number(times.toFixed(2)), slope: slopeOf(exponent) };
});
function slopeOf(exponent: number): string {
  if (exponent < 0.05) return 'flat';
  return exponent < 0.3 ? 'log n' : `n^${exponent.toFixed(1)}`;
}
console.table(rows);
console.table(slopes);
if (!values.quick) {
  const result = { times: TIMES, cores: cpus().length, load: Number(loadavg()[0]!.toFixed(1)), rows, slopes };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

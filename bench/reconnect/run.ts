import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { request as requests } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newAccount, type Account } from '@meet/e2e/fixtures/api.ts';
import { openProduct } from './openProduct.ts';
import { post } from './post.ts';
import { Tab } from './Tab.ts';
import { median } from '../lib/percentile.ts';

/**
 * Cuts the connections of all tabs of all people at once, and then restarts the product. It measures how soon all tabs
 * are back and how evenly they return, and counts missed and duplicate messages. Tabs use the shell's own sockets with
 * their own delays.
 * `npm run bench -- reconnect [--people 200 --tabs 5]`; fails beyond 15 s, or if a message was missed or doubled.
 */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, tabs: { type: 'string', default: '5' } },
});
const PEOPLE = Number(values.people);
const TABS_EACH = Number(values.tabs);
const ROOM_SIZE = 10;
const BACK_WITHIN_MS = 15_000;
const SEND_EVERY_MS = 50;
const PATIENCE_MS = 90_000;
const CLOCK_TICKS_PER_SECOND = 100;

// The shell listens for `online` events of the window, which Node.js does not have.
const network = new EventTarget();
setMaxListeners(0, network);
Object.assign(globalThis, { window: network });

async function readCpu(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS_PER_SECOND;
}

const product = await openProduct(readCpu);
const { url, lineUrl } = product;

interface Room {
  readonly chatId: string;
  readonly members: readonly Account[];
  /** The last sequence number that was acknowledged. */
  sent: number;
}

async function makeRooms(): Promise<Room[]> {
  const request = await requests.newContext({ baseURL: url });
  const people: Account[] = [];
  for (let at = 0; at < PEOPLE; at++) people.push(await newAccount(request, `Person ${at}`));
  await request.dispose();
  const rooms: Room[] = [];
  for (let at = 0; at < people.length; at += ROOM_SIZE) {
    const [owner, ...others] = people.slice(at, at + ROOM_SIZE);
    const input = { roomName: `Room ${at}`, participants: others.map(({ email }) => email) };
    const { chatroom } = await post(url, createChatRoom, input, owner!.token);
    rooms.push({ chatId: chatroom.chatId, members: [owner!, ...others], sent: 0 });
  }
  return rooms;
}

/** Sends to the rooms in turn until stopped. A message that fails while the product is away is sent again. */
function keepSending(rooms: readonly Room[]): { stop(): Promise<void> } {
  let isStopping = false;
  const sending = (async () => {
    for (let at = 0; !isStopping; at++) {
      const room = rooms[at % rooms.length]!;
      const input = { chatId: room.chatId, message: `Message ${at}`, clientMessageId: randomUUID() };
      const { token } = room.members[at % room.members.length]!;
      for (let acknowledged = false; !acknowledged;) {
        const sent = await post(url, sendChatMessage, input, token).catch(() => undefined);
        acknowledged = sent !== undefined;
        if (sent) room.sent = sent.message.sequence;
        await setTimeout(SEND_EVERY_MS);
      }
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await sending;
    },
  };
}

interface Comeback {
  /** Time from the break until the first, the median and the last tab was back. */
  readonly firstMs: number;
  readonly medianMs: number;
  readonly lastMs: number;
  /** Maximum number of tabs that came back within one second. */
  readonly mostInASecond: number;
  /** Processor time of the product per tab, including that of the messages and fetches. */
  readonly cpuMsEach: number;
  readonly sent: number;
  readonly missed: number;
  readonly doubled: number;
  /** Time from the break until a restarted product was ready again. */
  readonly readyMs?: number;
}

async function measure(rooms: readonly Room[], tabs: readonly Tab[][], breakOff: () => Promise<number | void>) {
  const all = tabs.flat();
  const rounds = all[0]!.onlineAt.length;
  const doubledBefore = all.reduce((sum, tab) => sum + tab.doubled, 0);
  const sentBefore = rooms.reduce((sum, { sent }) => sum + sent, 0);
  const sending = keepSending(rooms);
  await setTimeout(1_000);
  const brokenAt = performance.now();
  const cpuBefore = await product.cpuMs();
  const readyMs = await breakOff();
  while (all.some(({ onlineAt }) => onlineAt.length === rounds)) {
    if (performance.now() - brokenAt > PATIENCE_MS) break;
    await setTimeout(50);
  }
  // A restarted process begins with no processor time.
  const cpu = (await product.cpuMs()) - (readyMs === undefined ? cpuBefore : 0);
  await setTimeout(1_000);
  await sending.stop();
  await setTimeout(2_000);

  const after = all
    .map(({ onlineAt }) => (onlineAt[rounds] ?? Infinity) - brokenAt)
    .toSorted((one, other) => one - other)
    .map(Math.round);
  const perSecond = Object.values(Object.groupBy(after, (ms) => String(Math.floor(ms / 1000))));
  const missing = await Promise.all(
    rooms.flatMap((room, at) => tabs[at]!.map(async (tab) => (await tab.missing(room.sent)).length)),
  );
  const result: Comeback = {
    firstMs: after[0]!,
    medianMs: median(after),
    lastMs: after.at(-1)!,
    mostInASecond: Math.max(...perSecond.map((group) => group!.length)),
    cpuMsEach: Math.round((cpu / all.length) * 10) / 10,
    sent: rooms.reduce((sum, { sent }) => sum + sent, 0) - sentBefore,
    missed: missing.reduce((sum, count) => sum + count, 0),
    doubled: all.reduce((sum, tab) => sum + tab.doubled, 0) - doubledBefore,
    ...(readyMs !== undefined && { readyMs: Math.round(readyMs) }),
  };
  return result;
}

const results: Record<string, Comeback> = {};
try {
  const rooms = await makeRooms();
  const tabs: Tab[][] = [];
  for (const { chatId, members } of rooms) {
    const opened = members.flatMap(({ token }) =>
      Array.from({ length: TABS_EACH }, () => new Tab({ url, lineUrl, token, chatId })),
    );
    while (opened.some(({ onlineAt }) => onlineAt.length === 0)) await setTimeout(50);
    tabs.push(opened);
  }
  console.log(`${tabs.flat().length} tabs are open.`);

  results['connections dropped'] = await measure(rooms, tabs, async () => product.cut());
  console.log(results['connections dropped']);
  results['product restarted'] = await measure(rooms, tabs, async () => {
    const begun = performance.now();
    await product.stop();
    await product.start();
    return performance.now() - begun;
  });
  console.log(results['product restarted']);
  for (const tab of tabs.flat()) tab.close();
} finally {
  await product.close();
}

console.table(results);
const figures = { people: PEOPLE, tabs: PEOPLE * TABS_EACH, cores: cpus().length, load: loadavg()[0], results };
await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(figures, undefined, 2)}\n`);
const isBroken = ({ lastMs, readyMs = 0, missed, doubled }: Comeback) =>
  lastMs > BACK_WITHIN_MS + readyMs || missed > 0 || doubled > 0;
if (Object.values(results).some(isBroken)) process.exitCode = 1;
process.exit();

import { createChatRoom } from '@meet/chat-contract';
import { signUpFromOutside, succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { urlOfEmbeddedMongo } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillAccounts, fillRoom } from '../growth/fill.ts';
import { keepCoresBusy } from '../lib/keepCoresBusy.ts';
import { launchTimed, timeStart, type StartTimes, type TimedProduct } from '../lib/launchTimed.ts';
import { median } from '../lib/percentile.ts';
import { Sender } from '../lib/Sender.ts';

/**
 * Measures the product's start on a folder with data: after kill -9 during writes, after a normal stop, and without
 * compiled code, as after an upgrade. The peer is an empty fastify server. Each start is also measured with all cores
 * kept busy by other processes.
 * `npm run bench -- restart [--rounds 5] [--messages 100000] [--accounts 10000] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    messages: { type: 'string' },
    accounts: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const ROUNDS = values.quick ? 1 : Number(values.rounds);
/** Amounts of data in the folder. They hardly affect a start, but take time to fill in. */
const MESSAGES = Number(values.messages ?? (values.quick ? 10_000 : 100_000));
const ACCOUNTS = Number(values.accounts ?? (values.quick ? 1_000 : 10_000));
const SENDERS = 8;
const SENDS = 200;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-restart-'));
const dataDir = path.join(folder, 'data');
const port = await freePort();
const barePort = await freePort();
const senders: Sender[] = [];
let product: TimedProduct = await launchTimed(dataDir, port);

/** Stores accounts and messages as in a folder after long use, and creates rooms to write to. */
async function fill(): Promise<void> {
  const { url } = product;
  const { email } = await signUpFromOutside(url, 'Bo Stan');
  const { token } = await signUpFromOutside(url, 'Ana Pop');
  const getRoom = async (roomName: string) =>
    (await succeedFromOutside(url, createChatRoom, { participants: [email], roomName }, token)).chatroom.chatId;
  const connection = await connectDatabase(urlOfEmbeddedMongo(path.join(dataDir, 'database'))!);
  await fillRoom(connection, await getRoom('Long'), 0, MESSAGES);
  await fillAccounts(connection, 0, ACCOUNTS);
  await connection.close();
  const chatId = await getRoom('Written to');
  for (let at = 0; at < SENDERS; at++) senders.push(new Sender(chatId, token, at % 2 === 1));
}

async function killAmidWrites(): Promise<void> {
  let left = SENDS + Math.floor(Math.random() * 100);
  const { child, url } = product;
  const acknowledged = () => {
    if (--left === 0) child.kill('SIGKILL');
  };
  await Promise.all(senders.map((sender) => sender.sendUntilGone(url, acknowledged)));
  await endProcess(child, 'SIGKILL');
}

const stop = () => endProcess(product.child, 'SIGTERM');
const STARTS = {
  'after kill -9': { before: killAmidWrites, env: async () => ({}) },
  'after a stop': { before: stop, env: async () => ({}) },
  'with nothing compiled': {
    before: stop,
    env: async () => ({ NODE_COMPILE_CACHE: await mkdtemp(path.join(folder, 'compiled-')) }),
  },
};

/** Measures the minimum time that a Node.js process takes until it answers. */
async function startBare(): Promise<StartTimes> {
  const env = { PATH: process.env.PATH, PORT: String(barePort) };
  let said = '';
  const bare = await timeStart(barePort, () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.ts')], { env });
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    return { child, output: () => said };
  });
  await endProcess(bare.child, 'SIGKILL');
  return bare;
}

const taken: (StartTimes & { readonly start: string; readonly machine: string; readonly load: number })[] = [];
function note(start: string, machine: string, { readyMs, pageMs, processorMs }: StartTimes): void {
  taken.push({ start, machine, readyMs, pageMs, processorMs, load: loadavg()[0]! });
}

try {
  await fill();
  const machines = { quiet: <Result>(work: () => Promise<Result>) => work(), busy: keepCoresBusy };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [machine, runOn] of Object.entries(machines)) {
      for (const [start, { before, env }] of Object.entries(STARTS)) {
        await before();
        const own = await env();
        product = await runOn(() => launchTimed(dataDir, port, own));
        note(start, machine, product);
      }
      note('bare fastify', machine, await runOn(startBare));
    }
  }
} finally {
  await endProcess(product.child, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

const rows = [...Map.groupBy(taken, ({ start, machine }) => `${start}, ${machine}`)].map(([start, times]) => ({
  start,
  readyMs: median(times.map(({ readyMs }) => readyMs)),
  pageMs: median(times.map(({ pageMs }) => pageMs)),
  slowestMs: Math.max(...times.map(({ pageMs }) => pageMs)),
  processorMs: median(times.map(({ processorMs }) => processorMs)),
  /** Load of the last minute, in cores. Above the number of cores, other processes slowed this down. */
  load: Math.round(median(times.map(({ load }) => load)) * 10) / 10,
}));
console.table(rows);
if (!values.quick) {
  const result = { rounds: ROUNDS, cores: cpus().length, messages: MESSAGES, accounts: ACCOUNTS, rows };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient, type Collection } from 'mongodb';
import { openBare, type Bare } from './bare.ts';
import { toId, buildMessage, messagesFrom, type Message } from './messages.ts';
import { measurePairs, type Pair } from './pairs.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures inserts, indexed finds and updates per second through the driver and the wire. The peer is node:sqlite alone
 * with the same rows, in rounds that take turns. It also compares transactions and sorts with the same operations
 * without them.
 * `npm run bench -- database [--sizes 10000,100000] [--pair-sizes 100000] [--rounds 5] [--quick]`; an empty list of
 * sizes skips a part and keeps its last results.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    'pair-sizes': { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
  },
});
const sizesIn = (list: string): number[] => list.split(',').filter(Boolean).map(Number);
const SIZES = values.quick ? [10_000] : sizesIn(values.sizes);
const PAIR_SIZES = values.quick ? [10_000] : sizesIn(values['pair-sizes']);
const ROUNDS = values.quick ? 2 : Number(values.rounds);
const CLIENTS = [1, 8, 64];
const OPERATIONS = { 1: 300, 8: 1_200, 64: 3_000 } as Record<number, number>;
const LOAD_BATCH = 2_000;

/** Returns the operations per second when `clients` concurrent clients make `count` of them. */
async function rate(clients: number, count: number, operation: (n: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    while (next < count) await operation(next++);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (count * 1_000) / (performance.now() - startedAt);
}

function bareRate(count: number, work: () => void): number {
  const startedAt = performance.now();
  work();
  return (count * 1_000) / (performance.now() - startedAt);
}

interface Row {
  size: number;
  clients: number;
  operation: string;
  perSecond: number;
  bare: number;
  ratio: number;
  bareGrouped?: number;
  ratioGrouped?: number;
}

async function measure(size: number, messages: Collection<Message>, bare: Bare): Promise<Row[]> {
  let [next, bareNext] = [size, size];
  const samples = new Map<string, number[][]>();
  const note = (key: string, ...numbers: number[]): void =>
    void samples.set(key, [...(samples.get(key) ?? []), numbers]);
  const anyId = (): string => toId(Math.floor(Math.random() * size));
  const ids = (count: number): string[] => Array.from({ length: count }, anyId);
  for (let round = 0; round < ROUNDS; round++) {
    for (const clients of CLIENTS) {
      const count = OPERATIONS[clients]!;
      const take = (): Message[] => [...messagesFrom((bareNext += count) - count, count)];
      const inserted = await rate(clients, count, () => messages.insertOne(buildMessage(next++)));
      note(
        `${clients} insert`,
        inserted,
        bareRate(count, () => bare.insert(take(), 1)),
        bareRate(count, () => bare.insert(take(), clients)),
      );
      const found = await rate(clients, count, () => messages.findOne({ _id: anyId() }));
      const wanted = ids(count);
      note(
        `${clients} find`,
        found,
        bareRate(count, () => wanted.forEach((id) => bare.find(id))),
      );
      const updated = await rate(clients, count, () => messages.updateOne({ _id: anyId() }, { $inc: { edits: 1 } }));
      note(
        `${clients} update`,
        updated,
        bareRate(count, () => bare.update(ids(count), 1)),
        bareRate(count, () => bare.update(ids(count), clients)),
      );
      const paged = await rate(clients, count / 5, () =>
        messages
          .find({ room: `room-${Math.floor((Math.random() * size) / 1_000)}`, seq: { $lt: 900 } })
          .sort({ seq: -1 })
          .limit(50)
          .toArray(),
      );
      note(`${clients} page of 50`, paged, NaN);
    }
  }
  return [...samples].map(([key, rounds]) => {
    const [clients, operation] = [Number.parseInt(key), key.slice(key.indexOf(' ') + 1)];
    const [perSecond, single, grouped] = rounds[0]!.map((_, at) =>
      Math.round(median(rounds.map((numbers) => numbers[at]!))),
    ) as [number, number, number?];
    const ratio = (base: number): number => Number((perSecond / base).toFixed(2));
    return {
      size,
      clients,
      operation,
      perSecond,
      bare: single,
      ratio: ratio(single),
      ...(grouped !== undefined && { bareGrouped: grouped, ratioGrouped: ratio(grouped) }),
    };
  });
}

/** Runs work on a new database, which runs in a process of its own. */
async function withDatabase(work: (client: MongoClient, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-database-'));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'server.ts'), join(dataDir, 'embedded')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const client = await new MongoClient(line.toString().trim(), { maxPoolSize: 64 }).connect();
  await work(client, dataDir);
  await client.close();
  child.kill();
  await once(child, 'exit');
  await rm(dataDir, { recursive: true });
}

const rows: Row[] = [];
const memory: { size: number; residentMB: number }[] = [];
for (const size of SIZES) {
  await withDatabase(async (client, dataDir) => {
    const messages = client.db().collection<Message>('messages');
    await messages.createIndex({ room: 1, seq: 1 });
    for (let first = 0; first < size; first += LOAD_BATCH)
      await messages.insertMany([...messagesFrom(first, Math.min(LOAD_BATCH, size - first))]);
    const bare = openBare(dataDir);
    bare.load(messagesFrom(0, size));
    const measured = await measure(size, messages, bare);
    rows.push(...measured);
    memory.push({ size, residentMB: (await client.db().command({ serverStatus: 1 })).mem.resident as number });
    console.log(`${size} documents, ${memory.at(-1)!.residentMB} MB resident`);
    console.table(measured);
    bare.close();
  });
}
if (SIZES.length > 0) console.log('bare: one row a commit; bareGrouped: as many rows a commit as there are clients.');

const pairs: Pair[] = [];
for (const size of PAIR_SIZES)
  await withDatabase(async (client) => void pairs.push(...(await measurePairs(client, size, ROUNDS))));
if (pairs.length > 0) console.table(pairs);

const path = join(import.meta.dirname, 'results.json');
const last = JSON.parse(await readFile(path, 'utf8')) as object;
const results = {
  ...last,
  rounds: ROUNDS,
  ...(rows.length > 0 && { rows, memory }),
  ...(pairs.length > 0 && { pairs }),
};
if (!values.quick) await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);

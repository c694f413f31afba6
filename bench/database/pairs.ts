import type { Collection, MongoClient } from 'mongodb';
import { buildMessage, type Message } from './messages.ts';
import { median } from '../lib/percentile.ts';

/** Cost of an operation and of the same operation without its expensive part, in milliseconds. */
export interface Pair {
  size: number;
  what: string;
  plain: number;
  dear: number;
  ratio: number;
}

interface Case {
  what: string;
  plain(): Promise<unknown>;
  dear(): Promise<unknown>;
}

const ROOMS = 1_000;
const UPDATED = 2_000;
const LOAD_BATCH = 2_000;

async function duration(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Measures pairs of operations in turns, on `size` messages in a thousand rooms. */
export async function measurePairs(client: MongoClient, size: number, rounds: number): Promise<Pair[]> {
  const messages = client.db().collection<Message>('pairs');
  await messages.createIndexes([{ key: { room: 1, seq: 1 } }, { key: { from: 1 } }]);
  for (let first = 0; first < size; first += LOAD_BATCH)
    await messages.insertMany(
      Array.from({ length: Math.min(LOAD_BATCH, size - first) }, (_, at) => inRoom(first + at)),
    );
  const samples: [number, number][][] = [];
  const cases = getCases(client, messages, size);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { plain, dear }] of cases.entries())
      (samples[at] ??= []).push([await duration(plain), await duration(dear)]);
  }
  return cases.map(({ what }, at) => {
    const [plain, dear] = [0, 1].map((side) => median(samples[at]!.map((sample) => sample[side]!))) as [number, number];
    const tenths = (ms: number): number => Number(ms.toFixed(1));
    return { size, what, plain: tenths(plain), dear: tenths(dear), ratio: Number((dear / plain).toFixed(2)) };
  });
}

const getRoom = (n: number): string => `room-${n % ROOMS}`;
const inRoom = (n: number): Message => ({ ...buildMessage(n), room: getRoom(n), seq: Math.floor(n / ROOMS) });

function getCases(client: MongoClient, messages: Collection<Message>, size: number): Case[] {
  const rooms = Array.from({ length: ROOMS }, (_, at) => getRoom(at));
  const perRoom = Math.floor(size / ROOMS);
  const inSome = { room: { $in: rooms.slice(0, Math.ceil(UPDATED / perRoom)) } };
  const edit = { $inc: { edits: 1 } };
  const move = { $set: { from: 'nobody@example.org' } };
  const within = (work: (options: object) => Promise<unknown>) => (): Promise<unknown> =>
    client.withSession((session) => session.withTransaction(() => work({ session })));
  const inAll = { room: { $in: rooms } };
  const early = { ...inAll, seq: { $lt: 10 } };
  const edited = (options = {}) => messages.updateMany(inSome, edit, options);
  const moved = (options = {}) => messages.updateMany(inSome, move, options);
  const back = (options = {}) => messages.updateMany(inSome, { $set: { from: 'x@example.org' } }, options);
  const singly = async (options = {}) => {
    for (let n = 0; n < UPDATED; n++) await messages.updateOne({ _id: buildMessage(n)._id }, edit, options);
  };
  return [
    { what: `updateMany of ${UPDATED}: outside, within a transaction`, plain: edited, dear: within(edited) },
    {
      what: `updateMany of ${UPDATED} and an index: outside, within a transaction`,
      plain: () => moved().then(() => back()),
      dear: within((options) => moved(options).then(() => back(options))),
    },
    { what: `${UPDATED} × updateOne: outside, within a transaction`, plain: singly, dear: within(singly) },
    {
      what: `$in of ${ROOMS}, 50: without, with a sort`,
      plain: () => messages.find(inAll).limit(50).toArray(),
      dear: () => messages.find(inAll).sort({ seq: -1 }).limit(50).toArray(),
    },
    {
      what: `$in of ${ROOMS}, 10,000 of all: without, with a sort`,
      plain: () => messages.find(early).toArray(),
      dear: () => messages.find(early).sort({ seq: 1 }).toArray(),
    },
    {
      what: `$in of ${ROOMS}, all: without, with a sort`,
      plain: () => messages.find(inAll).toArray(),
      dear: () => messages.find(inAll).sort({ seq: 1 }).toArray(),
    },
  ];
}

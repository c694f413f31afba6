import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rounded } from '../lib/rounded.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median, percentile } from '../lib/percentile.ts';
import { moment } from '../lib/moment.ts';
import { Crowd } from './Crowd.ts';
import { PEERS, type PeerName } from './peers.ts';
import { startPeer, type StartedPeer } from './startPeer.ts';

/**
 * Measures many listeners of one room: the opening of their connections, their memory while nothing is sent, and
 * messages to all of them. Messages are sent first as fast as possible and then twenty per second. It compares the
 * whole gateway with a loop over raw WebSockets, Socket.IO and plain graphql-ws. Each peer is a process of its own,
 * which takes its turn in every round. `npm run bench -- fan-out [--rounds 5] [--clients 1000,100] [--only PEER,…]
 * [--quick]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '1000,100' },
    only: { type: 'string' },
    profile: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const ROUNDS = values.quick ? 1 : Number(values.rounds);
const SATURATION_MS = values.quick ? 1_500 : 3_000;
/** Number of messages in flight when they are sent as fast as possible. */
const WINDOW = 50;
const PACED = { messages: values.quick ? 20 : 60, everyMs: 50 };
const SETTLE_MS = 500;
/** Number of messages from which the size of one is computed. */
const SIZED = 10;
/** Longer than any pause of a peer that still has data to send. */
const QUIET_MS = 300;

const FIGURES = ['openingMs', 'openingCpuMs', 'kilobytes', 'deliveriesPerSecond', 'cpuUs', 'p50Ms', 'p99Ms'] as const;
type Sample = Record<(typeof FIGURES)[number], number>;

const names = (Object.keys(PEERS) as PeerName[]).filter(
  (name) => !values.only || values.only.split(',').includes(name),
);

async function measure(name: PeerName, clients: number): Promise<Sample> {
  const peer = await startPeer(name, clients, values.profile);
  // Memory is measured with a second crowd of the same size. Warm-up costs of the first crowd do not count as costs of
  // a connection.
  const first = await Crowd.open(peer, clients);
  await setTimeout(SETTLE_MS);
  const bytesBefore = await peer.ask('bytes');
  const second = await Crowd.open(peer, clients);
  await setTimeout(SETTLE_MS);
  const kilobytes = ((await peer.ask('bytes')) - bytesBefore) / clients / 1024;
  first.close();
  second.close();
  await setTimeout(SETTLE_MS);

  // The opening measures all clients that reconnect at once after a break.
  const cpuBefore = await peer.ask('cpuMs');
  const startedAt = performance.now();
  const crowd = await Crowd.open(peer, clients);
  const openingMs = performance.now() - startedAt;
  const openingCpuMs = ((await peer.ask('cpuMs')) - cpuBefore) / clients;
  await setTimeout(SETTLE_MS);

  const bytesOfOne = await measureBytes(crowd, peer);
  const perSecond = await saturate(crowd, clients, peer, bytesOfOne);
  const paced = await pace(crowd, clients, peer, bytesOfOne);
  crowd.close();
  await peer.close();
  return {
    openingMs,
    openingCpuMs,
    kilobytes,
    deliveriesPerSecond: perSecond,
    ...paced,
  };
}

/** Returns the bytes that all clients together receive for one message. */
async function measureBytes(crowd: Crowd, peer: StartedPeer): Promise<number> {
  const before = crowd.bytes;
  peer.publish(SIZED);
  await quiet(crowd);
  return (crowd.bytes - before) / SIZED;
}

/** Resolves once no more data arrive. */
async function quiet(crowd: Crowd): Promise<void> {
  for (let before = -1; before !== crowd.bytes;) {
    before = crowd.bytes;
    await setTimeout(QUIET_MS);
  }
}

/** Returns the deliveries per second with a constant number of messages in flight. */
async function saturate(crowd: Crowd, clients: number, peer: StartedPeer, bytesOfOne: number): Promise<number> {
  const before = crowd.bytes;
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < SATURATION_MS) {
    peer.publish(WINDOW / 2);
    sent += WINDOW / 2;
    await crowd.hear(before + (sent - WINDOW) * bytesOfOne);
  }
  await crowd.hear(before + sent * bytesOfOne);
  return (sent * clients * 1_000) / (performance.now() - startedAt);
}

/** Measures, at a steady pace, the processor time of a delivery and the wait of the last listener. */
async function pace(crowd: Crowd, clients: number, peer: StartedPeer, bytesOfOne: number) {
  await quiet(crowd);
  const before = await peer.ask('cpuMs');
  const waits: number[] = [];
  for (let at = 0; at < PACED.messages; at += 1) {
    const from = crowd.bytes;
    const sentAt = performance.now();
    peer.publish(1);
    await crowd.hear(from + bytesOfOne);
    waits.push(performance.now() - sentAt);
    await moment(sentAt + PACED.everyMs);
  }
  const after = await peer.ask('cpuMs');
  return {
    cpuUs: ((after - before) * 1_000) / (PACED.messages * clients),
    p50Ms: median(waits),
    p99Ms: percentile(waits, 0.99),
  };
}

async function compare(clients: number) {
  const samples = new Map(names.map((name) => [name, [] as Sample[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round begins with another peer, so that no peer always follows the same neighbour.
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(at + round) % names.length]!;
      samples.get(name)!.push(await measure(name, clients));
    }
    machine.note();
  }
  const getMedian = (name: PeerName, figure: (typeof FIGURES)[number]) =>
    median(samples.get(name)!.map((sample) => sample[figure]));
  const rows = names.map((peer) => ({
    peer,
    ...(Object.fromEntries(FIGURES.map((figure) => [figure, rounded(getMedian(peer, figure))])) as Sample),
  }));
  const raw = rows.find(({ peer }) => peer === 'raw ws') ?? rows[0]!;
  const ofRaw = rows.map(({ peer, ...figures }) => ({
    peer,
    ...(Object.fromEntries(FIGURES.map((figure) => [figure, rounded(figures[figure] / raw[figure])])) as Sample),
  }));
  console.log(`${ROUNDS} rounds, ${clients} clients`);
  console.table(rows);
  console.log('As ratios to raw ws');
  console.table(ofRaw);
  return { clients, rows, ofRaw };
}

const machine = createMachineLog();
const compared = [];
for (const clients of values.clients.split(',')) compared.push(await compare(Number(clients)));
if (!values.quick && !values.only) {
  const { cores, load } = machine.describe();
  const result = { rounds: ROUNDS, cores, load, compared };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

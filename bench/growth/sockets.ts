import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PeerName } from '../fan-out/peers.ts';
import { startPeer, type StartedPeer } from '../fan-out/startPeer.ts';
import { Listeners } from './Listeners.ts';
import { median, percentile } from '../lib/percentile.ts';

/**
 * Measures a message as more sockets listen. The listeners are a process of their own; the peer is another one. Answers
 * with a row for each number of sockets.
 */
const { values } = parseArgs({
  options: { peer: { type: 'string' }, sockets: { type: 'string' }, seconds: { type: 'string' } },
});
const SIZES = values.sockets!.split(',').map(Number);
/** Time of silence, and then of messages. */
const PERIOD_MS = Number(values.seconds) * 1_000;
const SETTLE_MS = 1_000;
/** Twenty messages a second, and never more than this many deliveries. */
const EVERY_MS = 50;
const DELIVERIES_PER_SECOND = 20_000;
/** Sent before it counts: what is compiled at the first times is no cost of a size. */
const FIRST_MESSAGES = 20;
/** Much longer than all of it takes. */
const LIMIT_MS = 10 * 60_000;

export interface SocketsRow {
  readonly peer: PeerName;
  readonly sockets: number;
  /** Processor time of opening one of those that this size adds. */
  readonly openingCpuMs: number;
  /** Processor time a second while nothing is said. */
  readonly idleCpuMs: number;
  /** Processor time of a delivery, over what the process takes while nothing is said. */
  readonly cpuUs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Objects and buffers of each, over none. */
  readonly kilobytes: number;
  readonly residentMb: number;
}

async function measure(name: PeerName): Promise<SocketsRow[]> {
  const peer = await startPeer(name, SIZES.at(-1)!);
  // Everybody was there before: what an account's first connection makes is no cost of a socket.
  const before = new Listeners(peer);
  await before.growTo(peer.greetings.length);
  before.close();
  await wait(SETTLE_MS);
  const bytesBefore = await peer.ask('bytes');
  const listeners = new Listeners(peer);
  const rows: SocketsRow[] = [];
  for (const sockets of SIZES) {
    const added = sockets - (rows.at(-1)?.sockets ?? 0);
    const openingCpuMs = (await measureCpuMs(peer, () => listeners.growTo(sockets))) / added;
    await wait(SETTLE_MS);
    const kilobytes = ((await peer.ask('bytes')) - bytesBefore) / sockets / 1024;
    const idleCpuMs = (await measureCpuMs(peer, () => wait(PERIOD_MS))) / (PERIOD_MS / 1_000);
    for (let at = 0; at < FIRST_MESSAGES; at += 1) await listeners.hearOne();
    const paced = await pace(peer, listeners, sockets, idleCpuMs);
    const residentMb = (await peer.ask('residentBytes')) / 1024 ** 2;
    rows.push({ peer: name, sockets, openingCpuMs, idleCpuMs, ...paced, kilobytes, residentMb });
  }
  listeners.close();
  await peer.close();
  return rows;
}

/** Processor time of a delivery, and how long deliveries take, at a steady pace. */
async function pace(peer: StartedPeer, listeners: Listeners, sockets: number, idleCpuMs: number) {
  const everyMs = Math.max(EVERY_MS, (sockets * 1_000) / DELIVERIES_PER_SECOND);
  const waits: number[] = [];
  const startedAt = performance.now();
  const cpuMs = await measureCpuMs(peer, async () => {
    for (let dueAt = startedAt; dueAt < startedAt + PERIOD_MS; dueAt += everyMs) {
      await wait(Math.max(0, dueAt - performance.now()));
      for (const ms of await listeners.hearOne()) waits.push(ms);
    }
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    cpuUs: ((cpuMs - idleCpuMs * seconds) * 1_000) / waits.length,
    p50Ms: median(waits),
    p99Ms: percentile(waits, 0.99),
  };
}

async function measureCpuMs(peer: StartedPeer, work: () => Promise<unknown>): Promise<number> {
  const before = await peer.ask('cpuMs');
  await work();
  return (await peer.ask('cpuMs')) - before;
}

setTimeout(() => {
  throw new Error('The listeners did not come to an end.');
}, LIMIT_MS).unref();
process.once('disconnect', () => process.exit());
process.send!(await measure(values.peer as PeerName));
process.disconnect();

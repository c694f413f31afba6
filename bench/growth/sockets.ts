import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PeerName } from '../fan-out/peers.ts';
import { startPeer, type StartedPeer } from '../fan-out/startPeer.ts';
import { Listeners } from './Listeners.ts';
import { median, percentile } from '../lib/percentile.ts';

/**
 * Measures a message as more sockets listen. This process holds the listeners; the peer runs in another one. It reports
 * a row for each number of sockets.
 */
const { values } = parseArgs({
  options: { peer: { type: 'string' }, sockets: { type: 'string' }, seconds: { type: 'string' } },
});
const SIZES = values.sockets!.split(',').map(Number);
/** Duration of the silence, and then of the messages. */
const PERIOD_MS = Number(values.seconds) * 1_000;
const SETTLE_MS = 1_000;
/** At most twenty messages a second, and never more than this number of deliveries. */
const EVERY_MS = 50;
const DELIVERIES_PER_SECOND = 20_000;
/** Number of warm-up messages: the compilation at the first ones is no cost of a size. */
const FIRST_MESSAGES = 20;
/** Limit of the whole measurement, far longer than it takes. */
const LIMIT_MS = 10 * 60_000;

export interface SocketsRow {
  readonly peer: PeerName;
  readonly sockets: number;
  /** Processor time for opening one of the sockets that this size adds. */
  readonly openingCpuMs: number;
  /** Processor time per second while nothing is sent. */
  readonly idleCpuMs: number;
  /** Processor time of a delivery, beyond the process's idle time. */
  readonly cpuUs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Kilobytes of objects and buffers per socket, beyond those without sockets. */
  readonly kilobytes: number;
  readonly residentMb: number;
}

async function measure(name: PeerName): Promise<SocketsRow[]> {
  const peer = await startPeer(name, SIZES.at(-1)!);
  // All accounts connect once before, because the state that an account's first connection creates is no cost of a
  // socket.
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

/** Measures the processor time and the latency of deliveries at a steady pace. */
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

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { PeerName } from '../fan-out/peers.ts';
import { median } from '../lib/percentile.ts';
import { openFilesMax } from '../lib/openFilesMax.ts';
import type { SocketsRow } from './sockets.ts';

const PEERS = ['raw ws', 'product'] as const satisfies PeerName[];
const SCRIPT = path.join(import.meta.dirname, 'sockets.ts');
/** Number of open files of a process apart from its sockets. */
const OTHER_FILES = 200;

export interface SocketsOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Duration of the silence, and then of the messages, at each size. */
  readonly seconds: number;
}

/**
 * Returns the medians of the rounds, in which peers take turns. Prints the sizes that it skips because of the limit of
 * open files.
 */
export async function measureSockets({ sizes, rounds, seconds }: SocketsOptions) {
  const filesMax = openFilesMax();
  const fitting = sizes.filter((size) => size + OTHER_FILES <= filesMax);
  for (const size of sizes)
    if (!fitting.includes(size))
      console.log(`${size} sockets are left out: a process may have ${filesMax} files open (ulimit -n).`);
  if (!fitting.length) return { load: loadavg()[0]!, rows: [] };
  const samples: SocketsRow[] = [];
  const loads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of round % 2 ? PEERS.toReversed() : PEERS)
      samples.push(...(await listenTo(peer, fitting, seconds)));
    loads.push(loadavg()[0]!);
  }
  const rows = PEERS.flatMap((peer) =>
    fitting.map((size) => getMedians(samples.filter((row) => row.peer === peer && row.sockets === size))),
  );
  return { load: median(loads), rows };
}

/** Runs the listeners in a process of their own. */
async function listenTo(peer: PeerName, sizes: readonly number[], seconds: number): Promise<SocketsRow[]> {
  const listening = fork(SCRIPT, ['--peer', peer, '--sockets', sizes.join(), '--seconds', String(seconds)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const exited = once(listening, 'exit');
  const [rows] = await Promise.race([once(listening, 'message'), exited]);
  await exited;
  if (!Array.isArray(rows)) throw new Error(`Listening to ${peer} failed.`);
  return rows as SocketsRow[];
}

function getMedians(rows: readonly SocketsRow[]): SocketsRow {
  const figures = Object.entries(rows[0]!).map(([name, of]) => [
    name,
    typeof of === 'number' ? Number(median(rows.map((row) => row[name as 'cpuUs'])).toPrecision(3)) : of,
  ]);
  return Object.fromEntries(figures) as SocketsRow;
}

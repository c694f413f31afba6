import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCalls } from './measureCalls.ts';
import { measureSockets } from './measureSockets.ts';

/**
 * Measures calls as a room's history and the number of accounts grow. It reports the milliseconds of sequential calls
 * through the services and the database. It also measures a message as more sockets listen, beside a loop over raw
 * WebSockets.
 * `npm run bench -- growth [--messages 100,10000,100000] [--accounts 1000,100000,1000000] [--times 200] [--sockets
 * 10,100,1000,10000] [--rounds 3] [--seconds 10] [--only calls|sockets] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100,10000,100000' },
    accounts: { type: 'string', default: '1000,100000,1000000' },
    times: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '10,100,1000,10000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
/** Returns the sizes; a quick run leaves out the largest. */
const getSizes = (list: string) =>
  list
    .split(',')
    .map(Number)
    .slice(0, values.quick ? -1 : undefined);
const TIMES = values.quick ? 50 : Number(values.times);
const ROUNDS = values.quick ? 1 : Number(values.rounds);

interface Measured {
  readonly what: string;
  readonly size: number;
  readonly figure: number;
}

/** Returns the growth of each cost up to the largest size, and its slope. */
function getSlopes(measured: readonly Measured[]) {
  return [...Map.groupBy(measured, ({ what }) => what)].map(([what, of]) => {
    const [least, most] = [of[0]!, of.at(-1)!];
    const times = most.figure / least.figure;
    const exponent = Math.log(times) / Math.log(most.size / least.size);
    return { what, from: least.size, to: most.size, times: Number(times.toFixed(2)), slope: getSlope(exponent) };
  });
}

function getSlope(exponent: number): string {
  if (exponent < -0.2) return 'falls';
  if (exponent < 0.05) return 'flat';
  return exponent < 0.3 ? 'log n' : `n^${exponent.toFixed(1)}`;
}

async function compareCalls() {
  const sizes = { messages: getSizes(values.messages), accounts: getSizes(values.accounts), times: TIMES };
  const rows = await measureCalls(sizes);
  const slopes = getSlopes(rows.map(({ what, size, ms }) => ({ what, size, figure: ms })));
  console.table(rows);
  console.table(slopes);
  return { times: TIMES, load: rounded(loadavg()[0]!), rows, slopes };
}

async function compareSockets() {
  const seconds = values.quick ? 2 : Number(values.seconds);
  const { load, rows } = await measureSockets({ sizes: getSizes(values.sockets), rounds: ROUNDS, seconds });
  const figures = ['cpuUs', 'p50Ms', 'p99Ms'] as const;
  const slopes = getSlopes(
    figures.flatMap((name) =>
      rows.map((row) => ({ what: `${row.peer}: ${name}`, size: row.sockets, figure: row[name] })),
    ),
  );
  console.table(rows);
  console.table(slopes);
  return { rounds: ROUNDS, load: rounded(load), rows, slopes };
}

const rounded = (load: number) => Number(load.toFixed(1));

// Sockets come first, while this process is small, because it shares the machine with the listeners.
const sockets = values.only === 'calls' ? undefined : await compareSockets();
const calls = values.only === 'sockets' ? undefined : await compareCalls();
if (!values.quick && sockets && calls) {
  const result = { cores: cpus().length, calls, sockets };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

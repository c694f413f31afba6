import { HEADERS } from '@meet/contracts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareEngines } from './compareEngines.ts';
import { measureCost } from '../lib/measureCost.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';
import { requestOnce, rate } from '../lib/rate.ts';
import type { RequestedTarget } from './server.ts';

/**
 * Measures the requests per second of a registered operation. The peers are bare fastify routes, Mercurius, Apollo in
 * its default configuration, and REST. One fastify route sends a fixed answer from memory, another one does the same
 * look-ups. All run in one process, in rounds that take turns.
 * `npm run bench -- graphql [--rounds 15] [--seconds 1] [--connections 16] [--only PEER,…] [--questions NAME,…]
 * [--profile FOLDER] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
    only: { type: 'string' },
    questions: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const ROUNDS = values.quick ? 3 : Number(values.rounds);
const MS = values.quick ? 500 : Number(values.seconds) * 1_000;
const CONNECTIONS = Number(values.connections);
const WARM_UP_MS = values.quick ? 500 : 3_000;

/** Text that each answer must contain. */
const ANSWERS: Readonly<Record<string, string>> = { session: '{', small: 'Ana', list: 'Contact 1', rooms: 'Room 4' };

/** Checks that a target answers with data. */
async function check(target: RequestedTarget): Promise<void> {
  const { head, body } = await requestOnce(target);
  if (!head.startsWith('HTTP/1.1 200') || body.includes('"errors"') || !body.includes(ANSWERS[target.question]!))
    throw new Error(`${target.peer}, ${target.question}: ${head}\n${body}`);
}

const connectionsTo = ({ tokens, ...target }: RequestedTarget) =>
  Array.from({ length: CONNECTIONS }, (_, at) => ({
    ...target,
    headers: { ...target.headers, [HEADERS.userToken]: tokens[at % tokens.length]! },
  }));

const engines = values.only || values.profile ? [] : await compareEngines();
const server = fork(path.join(import.meta.dirname, 'server.ts'), {
  execArgv: [
    '--disable-warning=ExperimentalWarning',
    ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
  ],
});
const [all] = (await once(server, 'message')) as [RequestedTarget[]];
const isChosen = (name: string, among: string | undefined) => !among || among.split(',').includes(name);
const targets = all.filter(({ peer, question }) => isChosen(peer, values.only) && isChosen(question, values.questions));
const samples = new Map(targets.map((target) => [target, [] as number[]]));
const costs = new Map(targets.map((target) => [target, [] as number[]]));
const machine = createMachineLog();
for (const target of targets) {
  await check(target);
  await rate(connectionsTo(target), WARM_UP_MS);
}
for (let round = 0; round < ROUNDS; round += 1) {
  // Each round begins with another target, so that no target always follows the same neighbour.
  for (let at = 0; at < targets.length; at += 1) {
    const target = targets[(at + round) % targets.length]!;
    const cost = await measureCost(connectionsTo(target), MS, [server.pid!]);
    samples.get(target)!.push(cost.perSecond);
    costs.get(target)!.push(cost.cpuMs[0]! * 1_000);
  }
  machine.note();
}
server.send('done');
await once(server, 'exit');

const medians = new Map(targets.map((target) => [target, median(samples.get(target)!)]));
/** Returns the median of the ratios within each round, so that a slowdown of both targets cancels out. */
function ratio(target: RequestedTarget, to: string): number {
  const peer = targets.find((other) => other.peer === to && other.question === target.question);
  const ratios = samples.get(target)!.map((sample, round) => (peer ? sample / samples.get(peer)![round]! : Number.NaN));
  return Number(median(ratios).toFixed(2));
}
const rows = targets.map((target) => ({
  question: target.question,
  peer: target.peer,
  perSecond: Math.round(medians.get(target)!),
  ofMemory: ratio(target, 'memory'),
  ofBare: ratio(target, 'bare'),
  cpuUs: Number(median(costs.get(target)!).toFixed(1)),
}));
console.log(`${ROUNDS} rounds of ${values.seconds} s, ${CONNECTIONS} connections`);
console.table(rows);
console.log('The engine alone, in microseconds an answer');
console.table(engines);
if (!values.only && !values.questions && !values.profile && !values.quick) {
  const result = {
    rounds: ROUNDS,
    seconds: MS / 1_000,
    connections: CONNECTIONS,
    ...machine.describe(),
    rows,
    engines,
  };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

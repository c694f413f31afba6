import { hasRedis } from '@meet/service-kit/testing';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { costOfWork, type Cost } from '../lib/measureCost.ts';
import { rounded } from '../lib/rounded.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';
import { requestOnce, pace, rate } from '../lib/rate.ts';
import type { Target } from '../lib/Target.ts';
import { Listeners } from './Listeners.ts';
import { openDeployment, type Role, type ScaleDeployment } from './openDeployment.ts';

/**
 * Measures deliveries to many sockets of a room, and durable sends. It compares one gateway and one chat service with
 * two of each, for the same number of people and for twice as many. All use one database process and one Redis. It
 * reports the processor time of each unit of work. From that, it computes the load that the busiest gateway or chat
 * service could carry with a core of its own.
 * `npm run bench -- scale [--rounds 5] [--seconds 2] [--listeners 1000] [--senders 128] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    listeners: { type: 'string', default: '1000' },
    senders: { type: 'string', default: '128' },
    quick: { type: 'boolean', default: false },
  },
});
// hasRedis has printed the reason.
if (!hasRedis()) process.exit();
const ROUNDS = values.quick ? 3 : Number(values.rounds);
const MS = values.quick ? 1_500 : Number(values.seconds) * 1_000;
const LISTENERS = Number(values.listeners);
const SENDERS = Number(values.senders);
/** Number of processes of each kind, and the factor for the number of people. */
const CASES = [
  { of: 1, people: 1 },
  { of: 2, people: 1 },
  { of: 2, people: 2 },
];
/** Duration of the warm-up for each process of a kind: code that has run little takes several times as long. */
const WARM_UP_MS = 6_000;
const ROLES: readonly Role[] = ['gateway', 'chat', 'database', 'Redis'];
/**
 * Messages to all listeners per second, and sends per second, at which the machine is not saturated: the figures then
 * include work and no waiting.
 */
const PACES = { deliveries: 25, sends: 200 };
interface Sample {
  readonly perSecond: number;
  /** Processor time of one delivery or send, in microseconds, summed over all processes of a role. */
  readonly cpuUs: Readonly<Record<Role, number>>;
  /** Processor time of the busiest gateway or chat service, in microseconds. */
  readonly busiestUs: number;
  /** Share of one core that the load generator used. */
  readonly generator: number;
}

/** Measures work by the processor time that this process and the deployment's processes use meanwhile. */
async function measure(
  { processes }: ScaleDeployment,
  work: (pids: readonly number[]) => Promise<Cost>,
): Promise<Sample> {
  const own = process.cpuUsage();
  const startedAt = performance.now();
  const { perSecond, cpuMs } = await work(processes.map(({ pid }) => pid));
  const { user, system } = process.cpuUsage(own);
  const getUs = (role: Role) => cpuMs.filter((_used, at) => processes[at]!.role === role).map((used) => used * 1_000);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    perSecond,
    cpuUs: Object.fromEntries(ROLES.map((role) => [role, sum(getUs(role))])) as Sample['cpuUs'],
    busiestUs: Math.max(...getUs('gateway'), ...getUs('chat')),
    generator: (user + system) / 1_000 / (performance.now() - startedAt),
  };
}

/** Sends messages to every listener and returns their number. */
type Saying = (listeners: Listeners) => Promise<number>;
/** Sends requests to the targets and returns the answers per second. */
type Requests = (targets: readonly Target[]) => Promise<number>;

async function deliver(deployment: ScaleDeployment, people: number, say: Saying): Promise<Sample> {
  const listeners = await Listeners.open(deployment, LISTENERS * people);
  try {
    const work = async () => {
      const startedAt = performance.now();
      const deliveries = (await say(listeners)) * LISTENERS * people;
      return (deliveries * 1_000) / (performance.now() - startedAt);
    };
    return await measure(deployment, (pids) => costOfWork(work, pids));
  } finally {
    listeners.close();
  }
}

const send = (deployment: ScaleDeployment, people: number, ask: Requests): Promise<Sample> =>
  measure(deployment, (pids) => costOfWork(() => ask(deployment.sends.slice(0, SENDERS * people)), pids));

const sayAsManyAsGo: Saying = (listeners) => listeners.saturate(MS);

interface Work {
  readonly work: 'deliveries' | 'sends';
  readonly manner: 'paced' | 'as many as go';
  measure(deployment: ScaleDeployment, people: number): Promise<Sample>;
}
const WORKS: readonly Work[] = [
  {
    work: 'deliveries',
    manner: 'paced',
    measure: (deployment, people) => deliver(deployment, people, (listeners) => listeners.pace(PACES.deliveries, MS)),
  },
  {
    work: 'deliveries',
    manner: 'as many as go',
    measure: (deployment, people) => deliver(deployment, people, sayAsManyAsGo),
  },
  {
    work: 'sends',
    manner: 'paced',
    measure: (deployment, people) => send(deployment, people, (targets) => pace(targets, PACES.sends * people, MS)),
  },
  {
    work: 'sends',
    manner: 'as many as go',
    measure: (deployment, people) => send(deployment, people, (targets) => rate(targets, MS)),
  },
];

const deployments = new Map<number, ScaleDeployment>();
const measured = WORKS.map((work) => ({ ...work, cases: CASES.map((one) => ({ ...one, samples: [] as Sample[] })) }));
const machine = createMachineLog();
try {
  for (const count of [1, 2]) {
    const deployment = await openDeployment(count, SENDERS * count);
    deployments.set(count, deployment);
    const { head, body } = await requestOnce(deployment.sends.at(-1)!);
    if (!head.startsWith('HTTP/1.1 200') || !body.includes('"sequence":')) throw new Error(`${head}\n${body}`);
    await rate(deployment.sends, WARM_UP_MS * count);
    await deliver(deployment, count, sayAsManyAsGo);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { cases, ...work } of measured)
      // Each round begins with another case, so that no case always follows the same neighbour.
      for (let at = 0; at < cases.length; at += 1) {
        const { of, people, samples } = cases[(at + round) % cases.length]!;
        samples.push(await work.measure(deployments.get(of)!, people));
      }
    machine.note();
  }
} finally {
  for (const deployment of deployments.values()) await deployment.close();
}

const wholeUs = ({ cpuUs }: Sample) => ROLES.reduce((sum, role) => sum + cpuUs[role], 0);
const rows = measured.flatMap(({ work, manner, cases }) =>
  cases.map(({ of, people, samples }) => {
    const middle = (figure: (sample: Sample) => number) => rounded(median(samples.map(figure)));
    return {
      work,
      manner,
      'of each': of,
      people: people * (work === 'sends' ? SENDERS : LISTENERS),
      perSecond: middle(({ perSecond }) => perSecond),
      generator: middle(({ generator }) => generator),
      cpuUs: middle(wholeUs),
      ...Object.fromEntries(ROLES.map((role) => [`${role}Us`, middle(({ cpuUs }) => cpuUs[role])])),
      /** Computed: units per second that the busiest gateway or chat service could carry with a core of its own. */
      carried: middle(({ busiestUs }) => 1_000_000 / busiestUs),
    };
  }),
);
/** Ratios of two of each to one of each, within the same round, so that a slowdown of both cancels out. */
const ratios = measured.flatMap(({ work, manner, cases: [one, ...several] }) =>
  several.map(({ people, samples }) => {
    const ratio = (figure: (sample: Sample) => number) =>
      rounded(median(samples.map((sample, round) => figure(sample) / figure(one!.samples[round]!))));
    return {
      work,
      manner,
      people,
      perSecond: ratio(({ perSecond }) => perSecond),
      cpuUs: ratio(wholeUs),
      carried: ratio(({ busiestUs }) => 1 / busiestUs),
    };
  }),
);
const { cores, load } = machine.describe();
console.log(`${ROUNDS} rounds of ${MS / 1_000} s, load ${load}`);
console.table(rows);
console.log('Two of each, over one of each');
console.table(ratios);
if (!values.quick) {
  const result = {
    rounds: ROUNDS,
    seconds: MS / 1_000,
    listeners: LISTENERS,
    senders: SENDERS,
    cores,
    load,
    rows,
    ratios,
  };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

import { hasRedis } from '@meet/service-kit/testing';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { costOfWork, type Cost } from '../lib/costOf.ts';
import { median } from '../lib/median.ts';
import { askOnce, pace, rate } from '../lib/rate.ts';
import { Listeners } from './Listeners.ts';
import { openDeployment, type Role, type ScaleDeployment } from './openDeployment.ts';

/**
 * One gateway and one chat service, and two of each with as many people and with twice as many, over one database process
 * and one Redis: deliveries to many sockets of a room, and durable sends; what each costs of the processor, and what the
 * busiest gateway or chat would carry with a core for itself, which is computed of that.
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
// It has said so.
if (!hasRedis()) process.exit();
const ROUNDS = values.quick ? 3 : Number(values.rounds);
const MS = values.quick ? 1_500 : Number(values.seconds) * 1_000;
const LISTENERS = Number(values.listeners);
const SENDERS = Number(values.senders);
/** How many there are of each, and how many times as many people as with one of each. */
const CASES = [
  { of: 1, people: 1 },
  { of: 2, people: 1 },
  { of: 2, people: 2 },
] as const;
type Case = (typeof CASES)[number];
/** Of work before it is measured, for each process of a kind: code that ran little costs several times as much. */
const WARM_UP_MS = 6_000;
const ROLES: readonly Role[] = ['gateway', 'chat', 'database', 'Redis'];
/** Messages a second to all listeners, and sends a second, where the machine is not full: work alone costs, not its waiting. */
const PACES = { deliveries: 25, sends: 200 };
const WORKS = ['deliveries', 'sends'] as const;
const MANNERS = ['paced', 'as many as go'] as const;
type Work = (typeof WORKS)[number];
type Manner = (typeof MANNERS)[number];
const KINDS = WORKS.flatMap((work) => MANNERS.map((manner) => ({ work, manner })));

interface Sample {
  readonly perSecond: number;
  /** Processor time of one delivery or send, in microseconds: all processes of a role together. */
  readonly cpuUs: Readonly<Record<Role, number>>;
  /** Of the gateways and the chats, the one that it costs most. */
  readonly busiestUs: number;
  /** Share of one core that the load generator took. */
  readonly generator: number;
}

/** Measures work by what is used of the processor meanwhile, here and in the deployment's processes. */
async function measure(
  { processes }: ScaleDeployment,
  work: (pids: readonly number[]) => Promise<Cost>,
): Promise<Sample> {
  const own = process.cpuUsage();
  const startedAt = performance.now();
  const { perSecond, cpuMs } = await work(processes.map(({ pid }) => pid));
  const { user, system } = process.cpuUsage(own);
  const usOf = (role: Role) => cpuMs.filter((_used, at) => processes[at]!.role === role).map((used) => used * 1_000);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    perSecond,
    cpuUs: Object.fromEntries(ROLES.map((role) => [role, sum(usOf(role))])) as Sample['cpuUs'],
    busiestUs: Math.max(...usOf('gateway'), ...usOf('chat')),
    generator: (user + system) / 1_000 / (performance.now() - startedAt),
  };
}

async function deliver(deployment: ScaleDeployment, people: number, manner: Manner): Promise<Sample> {
  const listeners = await Listeners.open(deployment, LISTENERS * people);
  try {
    const work = async () => {
      const startedAt = performance.now();
      const messages = await (manner === 'paced' ? listeners.pace(PACES.deliveries, MS) : listeners.saturate(MS));
      return (messages * LISTENERS * people * 1_000) / (performance.now() - startedAt);
    };
    return await measure(deployment, (pids) => costOfWork(work, pids));
  } finally {
    listeners.close();
  }
}

function send(deployment: ScaleDeployment, people: number, manner: Manner): Promise<Sample> {
  const targets = deployment.sends.slice(0, SENDERS * people);
  const work = () => (manner === 'paced' ? pace(targets, PACES.sends * people, MS) : rate(targets, MS));
  return measure(deployment, (pids) => costOfWork(work, pids));
}

const MEASURES = { deliveries: deliver, sends: send } as const;

const deployments = new Map<number, ScaleDeployment>();
const samplesOf = new Map<string, Sample[]>();
const keyOf = (work: Work, manner: Manner, { of, people }: Case) => `${work} ${manner} ${of} ${people}`;
const loads: number[] = [];
try {
  for (const count of [1, 2]) {
    const deployment = await openDeployment(count, SENDERS * count);
    deployments.set(count, deployment);
    const { head, body } = await askOnce(deployment.sends.at(-1)!);
    if (!head.startsWith('HTTP/1.1 200') || !body.includes('"sequence":')) throw new Error(`${head}\n${body}`);
    await rate(deployment.sends, WARM_UP_MS * count);
    await deliver(deployment, count, 'as many as go');
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { work, manner } of KINDS)
      // Each round begins with another one, so that nobody always follows the same neighbour.
      for (let at = 0; at < CASES.length; at += 1) {
        const one = CASES[(at + round) % CASES.length]!;
        const sample = await MEASURES[work](deployments.get(one.of)!, one.people, manner);
        const key = keyOf(work, manner, one);
        samplesOf.set(key, [...(samplesOf.get(key) ?? []), sample]);
      }
    loads.push(loadavg()[0]!);
  }
} finally {
  for (const deployment of deployments.values()) await deployment.close();
}

const rounded = (figure: number) => Number(figure.toPrecision(3));
const wholeUs = ({ cpuUs }: Sample) => ROLES.reduce((sum, role) => sum + cpuUs[role], 0);
const rows = KINDS.flatMap(({ work, manner }) =>
  CASES.map((one) => {
    const mine = samplesOf.get(keyOf(work, manner, one))!;
    const of = (figure: (sample: Sample) => number) => rounded(median(mine.map(figure)));
    return {
      work,
      manner,
      'of each': one.of,
      people: one.people * (work === 'sends' ? SENDERS : LISTENERS),
      perSecond: of(({ perSecond }) => perSecond),
      generator: of(({ generator }) => generator),
      cpuUs: of(wholeUs),
      ...Object.fromEntries(ROLES.map((role) => [`${role}Us`, of(({ cpuUs }) => cpuUs[role])])),
      /** Computed: as many a second as the busiest gateway or chat carries with a core for itself. */
      carried: of(({ busiestUs }) => 1_000_000 / busiestUs),
    };
  }),
);
/** Two of each over one, of the same round: what slowed both down falls out. */
const ratios = KINDS.flatMap(({ work, manner }) => {
  const [one, ...several] = CASES;
  const alone = samplesOf.get(keyOf(work, manner, one))!;
  return several.map((two) => {
    const ratio = (figure: (sample: Sample) => number) =>
      rounded(
        median(samplesOf.get(keyOf(work, manner, two))!.map((sample, round) => figure(sample) / figure(alone[round]!))),
      );
    return {
      work,
      manner,
      people: two.people,
      perSecond: ratio(({ perSecond }) => perSecond),
      cpuUs: ratio(wholeUs),
      carried: ratio(({ busiestUs }) => 1 / busiestUs),
    };
  });
});
const load = Number(median(loads).toFixed(1));
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
    cores: cpus().length,
    load,
    rows,
    ratios,
  };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

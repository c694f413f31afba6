import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCost } from '../lib/measureCost.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';
import { requestOnce, rate } from '../lib/rate.ts';
import type { PeerTargets } from './server.ts';

/**
 * Measures the messages that people in one room, and in many rooms of two, send per second. Each is acknowledged when
 * it is on the disk.
 * Peers are registered GraphQL and REST, and bare fastify routes that insert one document into the same database
 * without authentication.
 * One of these routes uses the driver alone, the other one a Mongoose model. All run in one process, in rounds that
 * take turns.
 * `npm run bench -- chat-sends [--rounds 5] [--seconds 3] [--senders 64] [--only PEER,…] [--profile FOLDER] [--quick]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    senders: { type: 'string', default: '64' },
    profile: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const ROUNDS = values.quick ? 3 : Number(values.rounds);
const MS = values.quick ? 1_000 : Number(values.seconds) * 1_000;

const server = fork(path.join(import.meta.dirname, 'server.ts'), [values.senders], {
  execArgv: [
    '--disable-warning=ExperimentalWarning',
    ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
  ],
});
const [all] = (await once(server, 'message')) as [PeerTargets[]];
const peers = all.filter(({ peer }) => !values.only || values.only.split(',').includes(peer));
const samples = new Map(peers.map(({ peer }) => [peer, [] as number[]]));
const costs = new Map(peers.map(({ peer }) => [peer, [] as number[]]));
const machine = createMachineLog();
for (const { peer, targets } of peers) {
  const { head, body } = await requestOnce(targets[0]!);
  if (!head.startsWith('HTTP/1.1 200') || !body.includes('"sequence":')) throw new Error(`${peer}: ${head}\n${body}`);
  await rate(targets, MS);
}
for (let round = 0; round < ROUNDS; round += 1) {
  // Each round begins with another peer, so that no peer always follows the same neighbour.
  for (let at = 0; at < peers.length; at += 1) {
    const { peer, targets } = peers[(at + round) % peers.length]!;
    // The process of the server includes the database's thread.
    const cost = await measureCost(targets, MS, [server.pid!]);
    samples.get(peer)!.push(cost.perSecond);
    costs.get(peer)!.push(cost.cpuMs[0]!);
  }
  machine.note();
}
server.send('done');
await once(server, 'exit');

const [driver, mongoose] = all.map(({ peer }) => peer);
/** Returns the median of the ratios within each round; undefined if the other peer was not measured. */
const ratioTo = (base: readonly number[] | undefined, mine: readonly number[]) =>
  base && Number(median(mine.map((sample, round) => sample / base[round]!)).toFixed(2));
const rows = peers.map(({ peer }) => {
  const mine = samples.get(peer)!;
  return {
    peer,
    perSecond: Math.round(median(mine)),
    ofDriver: ratioTo(samples.get(driver!), mine),
    ofMongoose: ratioTo(samples.get(mongoose!), mine),
    cpuMs: Number(median(costs.get(peer)!).toFixed(3)),
    cpuOfDriver: ratioTo(costs.get(driver!), costs.get(peer)!),
  };
});
console.log(`${ROUNDS} rounds of ${MS / 1_000} s, ${values.senders} senders`);
console.table(rows);
if (!values.quick && !values.only && !values.profile) {
  const { cores, load } = machine.describe();
  const result = {
    rounds: ROUNDS,
    seconds: MS / 1_000,
    senders: Number(values.senders),
    cores,
    load,
    rows,
  };
  await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, null, 2)}\n`);
}

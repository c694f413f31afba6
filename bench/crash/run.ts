import { createChatRoom } from '@meet/chat-contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signUpFromOutside, succeedFromOutside } from '@meet/composition/testing/callFromOutside.ts';
import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { keepCoresBusy } from '../lib/keepCoresBusy.ts';
import { launchTimed, type StartTimes, type TimedProduct } from '../lib/launchTimed.ts';
import { Sender } from '../lib/Sender.ts';
import { validate, type Verdict } from './validate.ts';
import { median } from '../lib/percentile.ts';

/**
 * Kills the product while sixteen senders send, restarts it, and compares the messages that it had acknowledged with
 * those that it stores. It measures the starts, in every second round with all cores kept busy by other processes.
 * `npm run bench -- crash [--rounds 10] [--sends 500]`; fails if any message is lost, doubled or left out.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, sends: { type: 'string', default: '500' } },
});
const ROUNDS = Number(values.rounds);
const SENDS = Number(values.sends);
const PEOPLE = 4;
const ROOMS = 4;

type Round = Verdict & StartTimes & { readonly busy: boolean; readonly load: number };

const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-crash-'));
const port = await freePort();
const rounds: Round[] = [];
let product: TimedProduct = await launchTimed(dataDir, port);
try {
  const people = [];
  for (let at = 0; at < PEOPLE; at++) people.push(await signUpFromOutside(product.url, `Sender ${at}`));
  const participants = people.slice(1).map(({ email }) => email);
  const senders: Sender[] = [];
  for (let at = 0; at < ROOMS; at++) {
    const input = { participants, roomName: `Room ${at}` };
    const { chatroom } = await succeedFromOutside(product.url, createChatRoom, input, people[0]!.token);
    people.forEach(({ token }, of) => senders.push(new Sender(chatroom.chatId, token, (at + of) % 2 === 1)));
  }

  for (let at = 0; at < ROUNDS; at++) {
    // The number varies, so that the kill does not always hit the same point of the work.
    let left = SENDS + Math.floor(Math.random() * 200);
    const { child, url } = product;
    const killed = () => {
      if (--left === 0) child.kill('SIGKILL');
    };
    await Promise.all(senders.map((sender) => sender.sendUntilGone(url, killed)));
    await endProcess(child, 'SIGKILL');

    const busy = at % 2 === 1;
    const restart = () => launchTimed(dataDir, port);
    product = await (busy ? keepCoresBusy(restart) : restart());
    for (const sender of senders) await sender.resend(product.url);
    const verdict = await validate(
      product.url,
      people[0]!.token,
      senders.map(({ journal }) => journal),
    );
    const { readyMs, pageMs, processorMs } = product;
    rounds.push({ ...verdict, busy, load: Math.round(loadavg()[0]! * 10) / 10, readyMs, pageMs, processorMs });
  }
} finally {
  await endProcess(product.child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
}

console.table(rounds);
const spread = (numbers: number[]) => ({
  min: Math.min(...numbers),
  median: median(numbers),
  max: Math.max(...numbers),
});
const getTimes = (some: readonly Round[]) => ({
  /** Load of the last minute, in cores. Above the number of cores, other processes slowed this down. */
  load: spread(some.map(({ load }) => load)),
  readyMs: spread(some.map(({ readyMs }) => readyMs)),
  pageMs: spread(some.map(({ pageMs }) => pageMs)),
  processorMs: spread(some.map(({ processorMs }) => processorMs)),
});
// Each verdict covers all rounds up to its own.
const { acknowledged, lost, doubled, gaps } = rounds.at(-1)!;
const result = {
  cores: cpus().length,
  rounds: ROUNDS,
  acknowledged,
  lost,
  doubled,
  gaps,
  quiet: getTimes(rounds.filter(({ busy }) => !busy)),
  busy: getTimes(rounds.filter(({ busy }) => busy)),
};
console.log(result);
await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, undefined, 2)}\n`);
if (lost + doubled + gaps > 0) {
  console.error('What was acknowledged is not what is there.');
  process.exitCode = 1;
}

import { checkInvitedUser, forgotPassword, signIn } from '@meet/accounts-contract';
import { HEADERS, type Call } from '@meet/contracts';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newAccount, type Account } from '@meet/e2e/fixtures/api.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures whether the duration of an answer reveals that an address has an account. It sends each request for a known
 * and an unknown address, and alternates their order. `npm run bench -- enumeration [--rounds 200]`; fails if the times
 * differ by more than a tenth.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const ROUNDS = Number(values.rounds);
const WARM_UP = 20;
/** Pause between requests, so that work behind an answer, such as a mail, does not slow the next request. */
const REST_MS = 60;
const DIFFERENCE_MAX = 0.1;

interface Question {
  readonly name: string;
  readonly call: Call;
  readonly input: (email: string) => object;
}

const QUESTIONS: readonly Question[] = [
  { name: 'sign-in', call: signIn as Call, input: (email) => ({ email, password: 'Wrong-password-1' }) },
  { name: 'forgot-password', call: forgotPassword as Call, input: (email) => ({ email }) },
  { name: 'invitation check', call: checkInvitedUser as Call, input: (email) => ({ email }) },
];

const round = (value: number) => Math.round(value * 1000) / 1000;

const product = await startOwnProduct({ SIGN_IN_MAX_FAILURES: '1000', SIGN_IN_MAX_FAILURES_PER_ADDRESS: '100000' });

async function measureTime({ call, input }: Question, email: string, { token }: Account): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${product.url}/api/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.userToken]: token },
    body: JSON.stringify(input(email)),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}.`);
  return performance.now() - begun;
}

const results: Record<string, { knownMs: number; unknownMs: number; difference: number }> = {};
try {
  const requester = await newAccount(product.request, 'Ana Pop');
  const known = (await newAccount(product.request, 'Ben Radu')).email;
  // The unknown address has the same length as the known one, so that the requests do, too.
  const unknown = known.replace(/^./, 'z');
  for (const question of QUESTIONS) {
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
    for (let at = 0; at < WARM_UP + ROUNDS; at++) {
      for (const email of at % 2 ? [known, unknown] : [unknown, known]) {
        await setTimeout(REST_MS);
        const ms = await measureTime(question, email, requester);
        if (at >= WARM_UP) times[email]!.push(ms);
      }
    }
    const [knownMs, unknownMs] = [median(times[known]!), median(times[unknown]!)];
    const difference = Math.abs(knownMs - unknownMs) / Math.min(knownMs, unknownMs);
    results[question.name] = { knownMs: round(knownMs), unknownMs: round(unknownMs), difference: round(difference) };
    console.log(question.name, results[question.name]);
  }
} finally {
  await product.stop();
}

const figures = { rounds: ROUNDS, cores: cpus().length, results };
await writeFile(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
if (Object.values(results).some(({ difference }) => difference > DIFFERENCE_MAX)) {
  console.error('An answer takes so much longer for one kind of address that it tells which it is.');
  process.exitCode = 1;
}

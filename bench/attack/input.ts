import type { Call } from '@meet/contracts';
import * as accounts from '@meet/accounts-contract';
import * as meetings from '@meet/meetings-contract';
import * as notifications from '@meet/notifications-contract';
import { listFields, inputWith } from '@meet/composition/testing/listFields.ts';
import { blackSquare } from '@meet/service-accounts/testing/blackSquare.ts';
import type { AttackPart, AttackTarget, Bearing } from './AttackPart.ts';

/** Texts that a regular expression may match in many ways, up to the length that a body allows. */
const PUMPS = ['+', 'a', '0', ' ', '.', 'a.', '@a', 'a@a.', '-'];
const LENGTHS = [43, 200_000];
const HARD_TO_READ = PUMPS.flatMap((pump) => LENGTHS.map((length) => `${pump.repeat(length / pump.length)}!`));
const ANSWERED_WITHIN_MS = 5_000;

const PICTURES = 20;
const BOMB_EDGE = 6_300;
/** The largest accepted picture needs half of this. */
const MEMORY_FOR_PICTURES_MB = 200;
const HEALTHY_MS = 5_000;

interface Timed {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

async function post(target: AttackTarget, path: string, input: unknown, headers: object): Promise<Timed> {
  const begun = performance.now();
  const response = await fetch(`${target.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': target.newAddress(), ...headers },
    body: JSON.stringify(input),
  });
  await response.text();
  return { path, status: response.status, ms: Math.round(performance.now() - begun) };
}

/** Returns every text field of every call that needs no session. */
function anonymousTexts() {
  return Object.values({ ...accounts, ...meetings, ...notifications } as Record<string, unknown>)
    .filter((value): value is Call => typeof value === 'object' && value !== null && 'access' in value)
    .filter(({ access, method }) => access === 'public' && method === 'POST')
    .flatMap((call) => listFields(call.input, 'string').map((path) => ({ call, path })));
}

function countRefusals(answers: readonly Timed[]): Record<string, number> {
  const refusals: Record<string, number> = {};
  for (const { status } of answers) if (status >= 400) refusals[status] = (refusals[status] ?? 0) + 1;
  return refusals;
}

const getSlowest = (answers: readonly Timed[]) => Math.max(...answers.map(({ ms }) => ms));

const brokenBy = (answers: readonly Timed[]) =>
  answers
    .filter(({ status }) => status >= 500 && status !== 503)
    .map(({ path, status }) => `${path} answered ${status}.`);

const slowPatterns: AttackPart = {
  name: 'slow-patterns',
  async run(target) {
    const answers: Timed[] = [];
    for (const { call, path } of anonymousTexts()) {
      for (const text of HARD_TO_READ) answers.push(await post(target, call.path, inputWith(path, text), {}));
    }
    const slow = answers.filter(({ ms }) => ms > ANSWERED_WITHIN_MS);
    return {
      attempts: answers.length,
      refusals: countRefusals(answers),
      figures: { slowestMs: getSlowest(answers) },
      broken: [...brokenBy(answers), ...slow.map(({ path, ms }) => `A text of ${path} took ${ms} ms.`)],
    };
  },
  validate: ({ healthMs }) => (healthMs.max > HEALTHY_MS ? [`Health was asked in vain for ${healthMs.max} ms.`] : []),
};

/** Uploads one picture twenty times at once, from one person. */
async function upload(target: AttackTarget, edge: number) {
  const { token } = await target.signUp('Bea Bomber');
  const avatar = blackSquare(edge, { interlaced: true }).toString('base64');
  const send = () => post(target, accounts.uploadAvatar.path, { avatar }, { 'user-token': token });
  const answers = await Promise.all(Array.from({ length: PICTURES }, send));
  const taken = answers.filter(({ status }) => status === 200).length;
  const figures = { pictureKB: Math.round((avatar.length * 3) / 4 / 1024), taken, slowestMs: getSlowest(answers) };
  return { attempts: answers.length, refusals: countRefusals(answers), figures, broken: brokenBy(answers) };
}

function validateMemory({ memoryMB }: Bearing): string[] {
  const grown = memoryMB ? memoryMB.peak - memoryMB.before : 0;
  return grown > MEMORY_FOR_PICTURES_MB ? [`Memory grew by ${grown} MB.`] : [];
}

const imageBombs: AttackPart = {
  name: 'image-bombs',
  async run(target) {
    const outcome = await upload(target, BOMB_EDGE);
    const { taken } = outcome.figures;
    return { ...outcome, broken: [...outcome.broken, ...(taken ? [`${taken} bombs were taken for pictures.`] : [])] };
  },
  validate: validateMemory,
};

const largestPictures: AttackPart = {
  name: 'largest-pictures',
  run: (target) => upload(target, Math.floor(Math.sqrt(accounts.AVATAR_MAX_PIXELS))),
  validate: validateMemory,
};

/** Attacks by single expensive requests of one person. */
export const parts: readonly AttackPart[] = [slowPatterns, imageBombs, largestPictures];

import { signIn } from '@meet/accounts-contract';
import { createMeeting, startMeeting } from '@meet/meetings-contract';
import {
  addContact,
  getContacts,
  getContactsWithAccount,
  getOnlineContacts,
  insertContacts,
} from '@meet/network-contract';
import { setTimeout } from 'node:timers/promises';
import { freshEmail, PASSWORD, type Account } from '@meet/e2e/fixtures/api.ts';
import type { AttackPart, AttackTarget, Bearing } from './AttackPart.ts';
import { arrive, ask, type Answer, visitRoom } from './requests.ts';
import { EventsSocket } from './EventsSocket.ts';
import { median } from '../lib/percentile.ts';

const ROOM_PASSWORD = 'four words in row';
/** Duration of guessing a room's password, at two sockets, with a fresh token after a few tries. */
const ROOM_GUESSING_MS = 60_000;
const ROOM_GUESSERS = 2;
const TRIES_OF_A_TOKEN = 3;
/** Maximum guesses of one address that the room checks in a minute: a burst at first, then one every few seconds. */
const ROOM_TRIES_HEARD_MAX = 60;

const SIGN_IN_GUESSES = 160;
const GUESSERS = 4;
/** Limits of sign-in guesses for one account, and from one address: the defaults of the settings. */
const TRIES_OF_ONE = 10;
const TRIES_OF_ALL = 100;
/** Interval of an honest person's requests. */
const HONEST_EVERY_MS = 500;

const WITH_ACCOUNT = 100;
const WITH_ACCOUNT_ONLINE = 10;
const IMPORTED = 1_000;
const SIGN_UPS_AT_ONCE = 4;
/** Time within which every published event has arrived. */
const EVENTS_MS = 1_000;
const TIMED = 25;
const TIMES_DIFFER_MAX = 0.25;

const HEALTH_MS_MAX = 1_000;

const getCount = (refusals: readonly string[]) =>
  refusals.reduce<Record<string, number>>((counts, code) => ({ ...counts, [code]: (counts[code] ?? 0) + 1 }), {});

/** Repeats the visits of a person who guesses nothing, for as long as the attack lasts. */
async function beside<T>(attack: Promise<T>, visit: () => Promise<string | undefined>) {
  let lasts = true;
  const attacked = attack.finally(() => (lasts = false));
  const refused: string[] = [];
  let honestVisits = 0;
  while (lasts) {
    const refusal = await visit();
    honestVisits += 1;
    if (refusal) refused.push(refusal);
    await Promise.race([setTimeout(HONEST_EVERY_MS), attacked]);
  }
  return { outcome: await attacked, honestVisits, refused };
}

const brokenForTheHonest = (refused: readonly string[]) =>
  Object.entries(getCount(refused)).map(([code, count]) => `Who guessed nothing was refused ${count} times: ${code}.`);

async function guessRoomPassword(target: AttackTarget) {
  const owner = await target.signUp('Rita Room');
  const { body: room } = await ask(target, createMeeting, { password: ROOM_PASSWORD }, owner);
  const roomId = String(room['roomId']);
  const { body: session } = await ask(target, startMeeting, { roomId }, owner);
  const host = await visitRoom(target, target.newAddress());
  host.ask({ room: roomId, token: String(session['jwt']) });
  await host.untilJoined();

  const proxy = target.newAddress();
  const refusals: string[] = [];
  const broken: string[] = [];
  const until = performance.now() + ROOM_GUESSING_MS;
  const guess = async (at: number): Promise<number> => {
    let triesHeard = 0;
    while (performance.now() < until) {
      const guesser = await arrive(target, roomId, proxy, 'Gus Guesser');
      if (guesser.refusal) refusals.push(guesser.refusal);
      if (!guesser.person) break;
      for (let tries = 0; tries < TRIES_OF_A_TOKEN && performance.now() < until; tries++) {
        guesser.person.ask({ room: roomId, token: guesser.token, password: `guess ${at} ${triesHeard}` });
        const refusal = await guesser.person.refusal();
        refusals.push(refusal);
        if (refusal === 'PASSWORD_WRONG') triesHeard += 1;
      }
      guesser.person.socket.close();
    }
    return triesHeard;
  };
  const guessers = Promise.all(Array.from({ length: ROOM_GUESSERS }, (_, at) => guess(at)));
  const { outcome, honestVisits, refused } = await beside(guessers, async () => {
    const visitor = await arrive(target, roomId, proxy, 'Hana Honest');
    if (!visitor.person) return visitor.refusal;
    visitor.person.ask({ room: roomId, token: visitor.token, password: ROOM_PASSWORD });
    const joined = visitor.person.untilJoined().then(() => undefined);
    const refusal = await Promise.race([joined, visitor.person.refusal()]).catch(() => 'NO_ANSWER');
    if (visitor.person.joined) visitor.person.send({ type: 'leave' });
    visitor.person.socket.close();
    return refusal;
  });
  const hostWasNotified = host.messages.some(({ type }) => type === 'guessing');
  host.socket.close();
  const triesHeard = outcome.reduce((sum, tries) => sum + tries, 0);
  if (triesHeard > ROOM_TRIES_HEARD_MAX) broken.push(`${triesHeard} passwords were heard in a minute.`);
  if (!hostWasNotified) broken.push('The host was not told.');
  return {
    attempts: refusals.length,
    refusals: getCount(refusals),
    figures: {
      triesHeard,
      honestVisits,
      honestRefused: refused.length,
    },
    broken: [...broken, ...brokenForTheHonest(refused)],
  };
}

/** Guesses one account's password first and then those of other accounts, as fast as the product accepts guesses. */
async function guessSignIns(target: AttackTarget) {
  const victim = await target.signUp('Vic Victim');
  const honest = await target.signUp('Hana Honest');
  const proxy = target.newAddress();
  const enter = (email: string, password: string) => ask(target, signIn, { email, password }, { address: proxy });
  // The honest person behind the proxy has signed in there before.
  await enter(honest.email, PASSWORD);

  const refusals: string[] = [];
  const heard = { ofOne: 0, ofAll: 0 };
  const guess = async (at: number): Promise<void> => {
    const isOfOne = at < 2 * TRIES_OF_ONE;
    const { refusal = 'signed in' } = await enter(isOfOne ? victim.email : freshEmail('Guessed'), `Wrong-guess-${at}`);
    refusals.push(refusal);
    if (refusal === 'TOO_MANY_REQUESTS') return;
    heard.ofAll += 1;
    if (isOfOne) heard.ofOne += 1;
  };
  let at = 0;
  const guessOn = async (): Promise<void> => {
    while (at < SIGN_IN_GUESSES) await guess(at++);
  };
  const attack = Promise.all(Array.from({ length: GUESSERS }, guessOn));
  const { honestVisits, refused } = await beside(attack, async () => (await enter(honest.email, PASSWORD)).refusal);
  return {
    attempts: refusals.length,
    refusals: getCount(refusals),
    figures: {
      triesHeardOfOneAccount: heard.ofOne,
      triesHeardOfAll: heard.ofAll,
      honestVisits,
      honestRefused: refused.length,
    },
    broken: [
      ...(heard.ofOne > TRIES_OF_ONE ? [`One account's password was guessed ${heard.ofOne} times.`] : []),
      ...(heard.ofAll > TRIES_OF_ALL ? [`From one address ${heard.ofAll} guesses were heard.`] : []),
      ...brokenForTheHonest(refused),
    ],
  };
}

async function signUpMany(target: AttackTarget, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  const signUpOn = async (): Promise<void> => {
    while (accounts.length < count) accounts.push(await target.signUp('Kim Known'));
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, signUpOn));
  return accounts.slice(0, count);
}

/** Returns the data that a list shows about each address, by address, without the fields that always differ. */
function readAnswer({ body, refusal }: Answer): Map<string, string> {
  if (refusal) throw new Error(`The attacker's own list was refused: ${refusal}.`);
  const rows = Object.values(body).find(Array.isArray) as { email: string }[];
  const own = new Set(['email', 'contactId', 'fullName', 'fullname', 'color']);
  return new Map(
    rows.map((row) => [row.email, JSON.stringify(Object.entries(row).filter(([field]) => !own.has(field)))]),
  );
}

/** Counts the addresses of `ones` whose data differ from those of all `others`. */
function countDistinguished(lists: readonly Map<string, string>[], ones: readonly string[], others: readonly string[]) {
  const getShown = (email: string) => lists.map((list) => list.get(email) ?? 'absent').join('\n');
  const common = new Set(others.map(getShown));
  return ones.filter((email) => !common.has(getShown(email))).length;
}

const round = (value: number) => Math.round(10 * value) / 10;

/**
 * Tries to find which of a thousand imported addresses have an account, by everything that their importer sees. Some of
 * them are online.
 */
async function guessAccounts(target: AttackTarget) {
  const people = await signUpMany(target, WITH_ACCOUNT);
  const known = people.map(({ email }) => email);
  const unknown = Array.from({ length: IMPORTED - WITH_ACCOUNT }, () => freshEmail('Kim Known'));
  const [importer, adder] = [await target.signUp('Ivo Importer'), await target.signUp('Ada Adder')];
  const listener = new EventsSocket(target.url);
  await listener.open(importer.token);
  listener.subscribe('events');
  await listener.until('next');

  const insertData = [...known, ...unknown].map((email) => ({ email, name: 'Some Body' }));
  const imported = await ask(target, insertContacts, { insertData }, importer);
  const online = people
    .slice(0, WITH_ACCOUNT_ONLINE)
    .map(({ token }) => ({ token, socket: new EventsSocket(target.url) }));
  for (const { token, socket } of online) {
    await socket.open(token);
    socket.subscribe('events');
    await socket.until('next');
  }
  await setTimeout(EVENTS_MS);
  const lists = [
    await ask(target, getContacts, {}, importer),
    await ask(target, getOnlineContacts, {}, importer),
    await ask(target, getContactsWithAccount, {}, importer),
  ].map(readAnswer);
  for (const { socket } of online) socket.close();

  const added = new Map<string, string>();
  const msByKind: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let at = 0; at < TIMED; at++) {
    const pair = [['known', known[at]!] as const, ['unknown', unknown[at]!] as const];
    for (const [kind, contactEmail] of at % 2 ? pair : pair.toReversed()) {
      const { body, refusal, ms } = await ask(target, addContact, { contactEmail, contactName: 'Some Body' }, adder);
      for (const [email, shown] of readAnswer({ body: { list: [body['contact']] }, refusal, ms }))
        added.set(email, shown);
      msByKind[kind].push(ms);
    }
  }
  const presenceEvents = listener.events.filter((type) => type === 'presenceChanged').length;
  listener.close();

  const distinguished = countDistinguished(lists, known, unknown) + countDistinguished(lists, unknown, known);
  const [timedKnown, timedUnknown] = [known.slice(0, TIMED), unknown.slice(0, TIMED)];
  const distinguishedByAdding = countDistinguished([added], timedKnown, timedUnknown);
  const [addKnownMs, addUnknownMs] = [median(msByKind.known), median(msByKind.unknown)];
  const difference = Math.abs(addKnownMs - addUnknownMs) / Math.min(addKnownMs, addUnknownMs);
  return {
    attempts: IMPORTED + 2 * TIMED,
    refusals: getCount(imported.refusal ? [imported.refusal] : []),
    figures: {
      distinguished,
      distinguishedByAdding,
      presenceEvents,
      addKnownMs: round(addKnownMs),
      addUnknownMs: round(addUnknownMs),
    },
    broken: [
      ...(distinguished ? [`${distinguished} of ${IMPORTED} imported addresses were told apart.`] : []),
      ...(distinguishedByAdding ? [`${distinguishedByAdding} of ${TIMED} added accounts were told apart.`] : []),
      ...(presenceEvents ? [`Strangers' presence was told ${presenceEvents} times.`] : []),
      ...(difference > TIMES_DIFFER_MAX ? ['The time of add-contact tells an account.'] : []),
    ],
  };
}

const validate = ({ healthMs, healthMissed }: Bearing): string[] =>
  healthMs.p99 > HEALTH_MS_MAX || healthMissed ? [`Health took ${healthMs.p99} ms, or did not answer.`] : [];

/** Guessing attacks: on passwords from behind a proxy that others share, and on addresses with an account. */
export const parts: readonly AttackPart[] = [
  { name: 'guesses-room-password', run: guessRoomPassword, validate },
  { name: 'guesses-sign-in', run: guessSignIns, validate },
  { name: 'guesses-accounts', run: guessAccounts },
];

import { forgotPassword, resetPassword } from '@meet/accounts-contract';
import { createMeeting, startMeeting } from '@meet/meetings-contract';
import { mailTo } from '@meet/e2e/fixtures/api.ts';
import { request as requests } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import type { AttackPart, AttackTarget } from './AttackPart.ts';
import { arrive, ask, visitRoom } from './requests.ts';

/** Time within which a room has to learn that a session ended. */
const SEAT_ENDS_MS = 5_000;
const KICKS_EVERY_MS = 100;
/** Time for which the dead session tries to enter again, with its tokens and with the secret of its seat. */
const KNOCKING_MS = 5_000;
const KNOCKS_EVERY_MS = 200;
const NEW_PASSWORD = 'Another-horse-8';

/** Resets an account's password by the mailed link, as its owner would. */
async function choosePassword(target: AttackTarget, email: string): Promise<void> {
  const reply = await ask(target, forgotPassword, { email }, { address: target.newAddress() });
  if (reply.refusal) throw new Error(`forgot-password answers ${reply.refusal}`);
  const request = await requests.newContext({ baseURL: target.url });
  try {
    const { links } = await mailTo(request, email, /new password/);
    const key = new URL(links[0]!).pathname.split('/').at(-1)!;
    const reset = await ask(target, resetPassword, { key, password: NEW_PASSWORD }, { address: target.newAddress() });
    if (reset.refusal) throw new Error(`reset-password answers ${reset.refusal}`);
  } finally {
    await request.dispose();
  }
}

/** Runs the attack: a thief is in the owner's room as host with a spare token, and the owner chooses a new password. */
async function outliveSession(target: AttackTarget) {
  const owner = await target.signUp('Vic Victim');
  const { body: room } = await ask(target, createMeeting, {}, owner);
  const roomId = String(room['roomId']);
  const start = () => ask(target, startMeeting, { roomId }, owner);
  const jwt = String((await start()).body['jwt']);
  const thief = await visitRoom(target, target.newAddress());
  thief.ask({ room: roomId, token: jwt });
  const { place } = (await thief.untilJoined()).joined!;
  const reserve = String((await start()).body['jwt']);
  const guest = await arrive(target, roomId, target.newAddress(), 'Gina Guest');
  guest.person!.ask({ room: roomId, token: guest.token });
  await guest.person!.untilJoined();

  await choosePassword(target, owner.email);
  const resetAt = performance.now();
  const isOpen = () => thief.socket.readyState === thief.socket.OPEN;
  while (isOpen() && performance.now() - resetAt < SEAT_ENDS_MS) await setTimeout(KICKS_EVERY_MS);
  const seatEndedMs = Math.round(performance.now() - resetAt);
  const broken = isOpen() ? ['The seat of the dead session is open.'] : [];
  if (!thief.messages.some(({ type }) => type === 'signedOut')) broken.push('The seat did not end with its session.');
  if (isOpen()) thief.send({ type: 'kick', participantId: guest.person!.id });

  let attempts = 0;
  const refusals: Record<string, number> = {};
  const knock = async (say: (person: typeof thief) => void) => {
    const person = await visitRoom(target, target.newAddress());
    say(person);
    const entered = [person.untilFrame('joined'), person.untilFrame('resumed')].map((one) => one.then(() => 'opened'));
    const answer = await Promise.race([...entered, person.refusal()]).catch(() => 'NO_ANSWER');
    person.socket.close();
    refusals[answer] = (refusals[answer] ?? 0) + 1;
    attempts += 1;
  };
  while (performance.now() - resetAt < SEAT_ENDS_MS + KNOCKING_MS) {
    for (const token of [jwt, reserve]) await knock((person) => person.ask({ room: roomId, token }));
    await knock((person) => person.sendFrame({ kind: 'resume', room: roomId, place, received: 0 }));
    const again = await start();
    attempts += 1;
    const code = again.refusal ?? 'opened';
    refusals[code] = (refusals[code] ?? 0) + 1;
    await setTimeout(KNOCKS_EVERY_MS);
  }
  const { opened = 0, ...refused } = refusals;
  if (opened) broken.push(`The dead session opened the room ${opened} times.`);
  await guest.person!.settle();
  if (guest.person!.messages.some(({ type }) => type === 'kicked')) broken.push('The dead session removed a guest.');
  guest.person!.socket.close();
  thief.socket.close();
  return { attempts, refusals: refused, figures: { seatEndedMs }, broken };
}

/** Attacks with a session that the account's owner has ended. */
export const parts: readonly AttackPart[] = [{ name: 'session-dead-in-room', run: outliveSession }];

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accountsErrors, forgotPassword, resetPassword } from '@meet/accounts-contract';
import { createMeeting, getPersonalMeetingId, heartbeat, joinMeeting, startMeeting } from '@meet/meetings-contract';
import { createMovableClock, type MovableClock } from '@meet/embedded-mongo/testing';
import { TestPerson } from '@meet/meeting-room/testing/person';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callFromOutside, mailedSecret, signUpFromOutside, succeedFromOutside } from './testing/callFromOutside.ts';
import { endProcess } from './testing/endProcess.ts';
import { startProductProcess, type ProductProcess } from './testing/startProductProcess.ts';
import { PASSWORD } from './testing/password.ts';

let dataDir: string;
let clock: MovableClock;
let product: ProductProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-clock-'));
  clock = await createMovableClock();
});
afterEach(async () => {
  if (product) await endProcess(product.child, 'SIGKILL');
  product = undefined;
  await clock.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product. If it runs, ends it with the signal first. */
async function start(end: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<ProductProcess> {
  if (product) await endProcess(product.child, end);
  product = await startProductProcess({ ...clock.env, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', SESSION_IDLE_HOURS: '1' });
  return product;
}

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('when the machine’s clock is set four hours back', () => {
  it('expired links and sessions stay invalid, even after a crash', async () => {
    let { url } = await start();
    const { email, token } = await signUpFromOutside(url, 'Ana');
    await succeedFromOutside(url, forgotPassword, { email });
    const key = await mailedSecret(url, email, 'reset-password');
    const useOld = async () => [
      (await callFromOutside(url, getPersonalMeetingId, {}, token)).status,
      (await callFromOutside(url, resetPassword, { key, password: PASSWORD })).body,
    ];
    const refused = [401, expect.objectContaining({ code: accountsErrors.LINK_INVALID.code })];

    await clock.set(2);
    ({ url } = await start());
    expect(await useOld()).toEqual(refused);

    await clock.set(-2);
    expect(await useOld()).toEqual(refused);
    ({ url } = await start('SIGKILL'));
    expect(await useOld()).toEqual(refused);
  }, 180_000);
});

describeOnLinux('while the machine’s clock is set four hours ahead and back', () => {
  it('meetings, connections and sessions continue, and others can still enter', async () => {
    const { url } = await start();
    const { token } = await signUpFromOutside(url, 'Ana');
    const { roomId } = await succeedFromOutside(url, createMeeting, {}, token);
    const { jwt } = await succeedFromOutside(url, startMeeting, { roomId }, token);
    const enter = async (jwt: string) => {
      const person = await new TestPerson(`${url.replace('http', 'ws')}/meeting-room/signal`).open();
      person.ask({ room: roomId, token: jwt });
      return person.untilJoined();
    };
    const enterAsGuest = async () => {
      const joined = await succeedFromOutside(url, joinMeeting, { roomId, name: 'Guest' });
      return enter(joined.jwt);
    };
    const people = [await enter(jwt), await enterAsGuest(), await enterAsGuest()];

    for (const hours of [4, 0]) {
      await clock.set(hours);
      // Sweeps of meetings and of silent sockets run every second, pings every four seconds.
      for (const { socket } of people) await Promise.race([once(socket, 'ping'), once(socket, 'close')]);
      people.push(await enterAsGuest());
      expect(people.map(({ socket }) => socket.readyState)).toEqual(people.map(() => WebSocket.OPEN));
      // The room reports a new person to the meetings service a moment after their entry.
      while ((await succeedFromOutside(url, heartbeat, { roomId })).participants !== people.length);
      expect((await callFromOutside(url, getPersonalMeetingId, {}, token)).status).toBe(200);
    }
  });
});

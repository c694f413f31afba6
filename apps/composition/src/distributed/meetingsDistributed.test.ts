import { signOut } from '@meet/accounts-contract';
import {
  createMeeting,
  endMeeting,
  heartbeat,
  joinMeeting,
  startMeeting,
  updateMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import { TestPerson } from '@meet/meeting-room/testing/person';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { callFromOutside, signUpFromOutside, succeedFromOutside } from '../testing/callFromOutside.ts';
import { launchDistributed, type DistributedDeployment } from '../testing/launchDistributed.ts';

const LINE_ID = randomUUID();

let product: DistributedDeployment;
let url: string;
let token: string;
const people: TestPerson[] = [];

beforeAll(async () => {
  product = await launchDistributed(['meetings']);
  ({ url } = product);
  ({ token } = await signUpFromOutside(url, 'Ana'));
});
afterEach(() => {
  for (const { socket } of people.splice(0)) socket.terminate();
});
afterAll(() => product.close());

/** Returns a person who asks to enter the room with the session that the meetings service gave them. */
async function knock({ roomId, jwt, participantName: name }: MeetingSession, password?: string): Promise<TestPerson> {
  const person = await new TestPerson(`${url.replace('http', 'ws')}/meeting-room/signal`).open();
  people.push(person);
  person.ask({ room: roomId, token: jwt, name, ...(password && { password }) });
  return person;
}
const sit = async (session: MeetingSession) => (await knock(session)).untilJoined();
const guest = (roomId: string, name: string) => succeedFromOutside(url, joinMeeting, { roomId, name });
const getClock = (roomId: string) => succeedFromOutside(url, heartbeat, { roomId }, token);

/**
 * Waits until the meetings service counts so many people. A restart of the gateway also restarts the embedded database,
 * so a 503 is retried.
 */
async function untilIn(roomId: string, count: number) {
  for (;;) {
    const { status, body: clock } = await callFromOutside(url, heartbeat, { roomId }, token);
    if (status !== 503) expect([status, clock]).toEqual([200, expect.objectContaining({ success: true })]);
    if (clock.participants === count) return clock;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Begins a meeting of Ana's with her in it. */
async function begin() {
  const { roomId } = await succeedFromOutside(url, createMeeting, {}, token);
  const ana = await sit(await succeedFromOutside(url, startMeeting, { roomId }, token));
  return { roomId, ana };
}

it('exchanges entries, chat lines, changes and exits with the rooms, and ends their meetings', async () => {
  const { roomId, ana } = await begin();
  const bo = await sit(await guest(roomId, 'Bo'));
  await untilIn(roomId, 2);
  await succeedFromOutside(url, updateMeeting, { roomId, subject: 'Apart' }, token);
  await ana.until('roomChanged', ({ room }) => room.subject === 'Apart');
  bo.send({ type: 'say', id: LINE_ID, content: 'Hello' });
  const { lines } = await bo.until('chat');
  expect(lines).toMatchObject([{ name: 'Bo', content: 'Hello', sentAs: LINE_ID }]);
  bo.send({ type: 'leave' });
  await untilIn(roomId, 1);
  await succeedFromOutside(url, endMeeting, { roomId }, token);
  await ana.until('ended', ({ reason }) => reason === 'host');
  expect(await getClock(roomId)).toMatchObject({ isMeetingLive: false, participants: 0 });
});

it('removes a host from the room when their session ends, and refuses their token afterwards', async () => {
  const host = await signUpFromOutside(url, 'Hana');
  const { roomId } = await succeedFromOutside(url, createMeeting, {}, host.token);
  const session = await succeedFromOutside(url, startMeeting, { roomId }, host.token);
  const hana = await sit(session);
  const bo = await sit(await guest(roomId, 'Bo'));
  await succeedFromOutside(url, signOut, {}, host.token);
  await hana.until('signedOut');
  await bo.until('participantLeft', ({ id }) => id === hana.id);
  expect(await (await knock(session)).refusal()).toBe('SIGNED_OUT');
});

it('receives missed events of rooms in order after a restart, and continues the same meeting', async () => {
  const { roomId, ana } = await begin();
  const bo = await sit(await guest(roomId, 'Bo'));
  const { meetingStartTime } = await untilIn(roomId, 2);
  const [cy, di, other] = [await guest(roomId, 'Cy'), await guest(roomId, 'Di'), await begin()];
  other.ana.send({ type: 'leave' });
  await untilIn(other.roomId, 0);
  const late = await guest(other.roomId, 'Eve');

  await product.end('meetings', 'SIGKILL');
  bo.send({ type: 'leave' });
  await ana.until('participantLeft');
  const [third, fourth] = [await sit(cy), await sit(di)];
  fourth.send({ type: 'leave' });
  ana.send({ type: 'setPassword', password: 'inside' });
  await third.until('roomChanged', ({ room }) => room.passwordSet);
  // At this moment, no service can tell whether that room has a password.
  expect(await (await knock(late)).refusal()).toBe('UNAVAILABLE');

  await product.start('meetings');
  expect(await untilIn(roomId, 2)).toMatchObject({ isMeetingLive: true, meetingStartTime });
  ana.send({ type: 'leave' });
  third.send({ type: 'leave' });
  await untilIn(roomId, 0);
  expect(await (await knock(await guest(roomId, 'Fay'), 'wrong')).refusal()).toBe('PASSWORD_WRONG');
  // She is admitted as far as guests are without their host.
  expect(await (await knock(late)).untilFrame('waiting')).toMatchObject({ reason: 'not-started' });
});

it('removes people who do not return after a restart of the rooms', async () => {
  const { roomId } = await begin();
  await sit(await guest(roomId, 'Bo'));
  await untilIn(roomId, 2);
  await product.restartGateway();
  expect(await untilIn(roomId, 0)).toMatchObject({ isMeetingLive: true });
  await sit(await succeedFromOutside(url, startMeeting, { roomId }, token));
  await untilIn(roomId, 1);
});

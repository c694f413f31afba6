import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getRoomSettings,
  roomEnded,
  roomOccupants,
  roomParticipantJoined,
  roomParticipantLeft,
  roomsOpened,
  notifyOccupants,
  type MeetingSession,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const MINUTE = 60_000;

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());

/** Starts a meeting that nobody has joined yet. Returns it with the owner's session. */
async function begin() {
  const owner = meet.signIn();
  const roomId = await meet.randomRoom(owner);
  const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
  return { owner, roomId, session: body as MeetingSession };
}
const guest = async (roomId: string) =>
  (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;

/** Returns functions that report the person's entry and exit at a given time. */
function person(session: MeetingSession, participantId: string) {
  const { roomId, meetingContactHistoryId: participantKey, participantName: name } = session;
  const who = { participantKey, participantId, name };
  return {
    who,
    join: (at: number) =>
      meet.client.call(roomParticipantJoined, { roomId, ...who, isModerator: false, at }, SERVICE_CALLER),
    leave: (at: number, removed = false) =>
      meet.client.call(roomParticipantLeft, { roomId, ...who, removed, at }, SERVICE_CALLER),
  };
}
const notifyAll = (
  roomId: string,
  at: number,
  occupants: readonly (ReturnType<typeof person>['who'] & { at: number })[],
) => meet.client.call(roomOccupants, { roomId, at, occupants: [...occupants] }, SERVICE_CALLER);
const getClock = async (roomId: string) => (await meet.request('heartbeat', { roomId })).body;
const getMeetings = (roomId: string) => meet.deps.meetings.find({ roomId }).lean();
const findAttendance = (session: MeetingSession) =>
  meet.deps.attendances.findById(session.meetingContactHistoryId).lean();
const getHooked = (event: string, roomId: string) =>
  meet.neighbours.hooked.filter((notified) => notified.event === event && notified.data.roomId === roomId);

describe('late and repeated reports of rooms', () => {
  it('apply to the time of the event, and count once', async () => {
    const { roomId, session } = await begin();
    const ana = person(session, 'a');
    const at = meet.clock.now();
    meet.clock.advance(10 * MINUTE);
    for (let i = 0; i < 2; i++) await ana.join(at);
    expect(await findAttendance(session)).toMatchObject({ present: true, joinedAt: at, firstJoinedAt: at });
    expect(getHooked('participant.joined', roomId)).toHaveLength(1);
    for (let i = 0; i < 2; i++) await ana.leave(at + 4 * MINUTE);
    await ana.join(at);
    expect(await findAttendance(session)).toMatchObject({
      present: false,
      leftAt: at + 4 * MINUTE,
      secondsPresent: 240,
    });
    expect(await getMeetings(roomId)).toMatchObject([{ live: true, emptySince: at + 4 * MINUTE }]);
    expect(getHooked('participant.left', roomId)).toHaveLength(1);
  });

  it('neither reopen a meeting that has ended, nor end a later one', async () => {
    const { owner, roomId, session } = await begin();
    const at = meet.clock.now();
    meet.clock.advance(MINUTE);
    await meet.request('end-meeting', { roomId }, { as: owner });
    await person(session, 'a').join(at);
    expect(await getMeetings(roomId)).toMatchObject([{ live: false }]);
    meet.clock.advance(MINUTE);
    await meet.request('start-meeting', { roomId }, { as: owner });
    await meet.client.call(roomEnded, { roomId, reason: 'host', at }, SERVICE_CALLER);
    expect(await getClock(roomId)).toMatchObject({ isMeetingLive: true });
  });

  it('end a meeting at the time when its host ended it', async () => {
    const { roomId } = await begin();
    const at = meet.clock.now() + MINUTE;
    meet.clock.advance(10 * MINUTE);
    await meet.client.call(roomEnded, { roomId, reason: 'host', at }, SERVICE_CALLER);
    expect(await getMeetings(roomId)).toMatchObject([{ live: false, endedAt: at }]);
  });

  it('bar a removed person even if their stay was closed before', async () => {
    const { roomId } = await begin();
    const session = await guest(roomId);
    const gus = person(session, 'g');
    const at = meet.clock.now();
    await gus.join(at);
    await notifyAll(roomId, at, []);
    await gus.leave(at, true);
    const { barred } = await meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER);
    expect(barred).toEqual([session.meetingContactHistoryId]);
  });
});

describe('people in a room, according to its report', () => {
  it('are exactly the reported ones, from their time of entry', async () => {
    const { roomId, session } = await begin();
    const [gone, fresh] = [await guest(roomId), await guest(roomId)];
    const [ana, gus, mia] = [person(session, 'a'), person(gone, 'g'), person(fresh, 'm')];
    const start = meet.clock.now();
    for (const one of [ana, gus]) await one.join(start);
    meet.clock.advance(5 * MINUTE);
    const at = meet.clock.now();
    const occupants = [
      { ...ana.who, participantId: 'a-reloaded', at: start + MINUTE },
      { ...mia.who, at: start + 2 * MINUTE },
    ];
    for (let i = 0; i < 2; i++) await notifyAll(roomId, at, occupants);
    expect(await getClock(roomId)).toMatchObject({ participants: 2 });
    expect(await findAttendance(session)).toMatchObject({
      present: true,
      participantId: 'a-reloaded',
      joinedAt: start,
    });
    expect(await findAttendance(gone)).toMatchObject({ present: false, leftAt: at, secondsPresent: 300 });
    expect(await findAttendance(fresh)).toMatchObject({ present: true, joinedAt: start + 2 * MINUTE });
    expect(getHooked('participant.joined', roomId)).toHaveLength(3);
  });

  it('are removed if their meeting was ended for all', async () => {
    const { owner, roomId, session } = await begin();
    const at = meet.clock.now();
    meet.clock.advance(MINUTE);
    await meet.request('end-meeting', { roomId }, { as: owner });
    const ends = () => meet.commands.filter(([name, id]) => name === 'endMeeting' && id === roomId);
    expect(ends()).toHaveLength(1);
    await notifyAll(roomId, meet.clock.now(), [{ ...person(session, 'a').who, at }]);
    expect(ends()).toEqual([
      ['endMeeting', roomId, 'host'],
      ['endMeeting', roomId, 'host'],
    ]);
    expect(await getMeetings(roomId)).toMatchObject([{ live: false }]);
  });
});

describe('a start of the service or of the rooms', () => {
  it('requests occupants from rooms before clocks continue, and waits at most half a minute', async () => {
    const { roomId } = await begin();
    const { deps, neighbours, clock, commands } = meet;
    const requested = () => commands.filter(([name, id]) => name === 'notifyOccupants' && id === roomId).length;
    neighbours.failing.add(notifyOccupants.path);
    await meet.client.call(roomsOpened, {}, SERVICE_CALLER);
    expect(await deps.roomWatch.catchUp()).toBe(false);
    clock.advance(30_000);
    expect(await deps.roomWatch.catchUp()).toBe(true);
    expect(requested()).toBe(0);
    neighbours.failing.delete(notifyOccupants.path);
    for (let i = 0; i < 2; i++) expect(await deps.roomWatch.catchUp()).toBe(true);
    expect(requested()).toBe(1);
    await meet.client.call(roomsOpened, {}, SERVICE_CALLER);
    expect(await deps.roomWatch.catchUp()).toBe(true);
    expect(requested()).toBe(2);
  });
});

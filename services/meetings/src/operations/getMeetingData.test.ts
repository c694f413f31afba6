import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMeetingData, roomOccupants, roomParticipantJoined, roomParticipantLeft } from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('whether a meeting is full', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  type Person = ReturnType<TestMeetings['signIn']>;
  const isFull = async (roomId: string, as?: Person) =>
    (await meet.request(getMeetingData, { roomId }, { as })).body.isFull as boolean;

  async function startRoom() {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body } = await meet.request('start-meeting', { roomId }, { as: owner });
    const at = meet.clock.now();
    const host = { participantId: 'host', participantKey: body.meetingContactHistoryId as string, name: 'Ana' };
    return { roomId, owner, host, at };
  }
  const seat = (
    signal: { roomId: string; participantId: string; participantKey: string; name: string },
    max?: number,
  ) =>
    meet.client.call(
      roomParticipantJoined,
      { ...signal, isModerator: false, at: meet.clock.now(), ...(max !== undefined && { roomMax: max }) },
      SERVICE_CALLER,
    );

  it.each([6, 100])('is true for newcomers once %i people are in, and false again after one has left', async (max) => {
    const { roomId, owner, host } = await startRoom();
    expect(await isFull(roomId)).toBe(false);
    await seat({ roomId, ...host }, max);
    const guests = Array.from({ length: max - 1 }, (_, at) => ({
      roomId,
      ...{ participantId: `p${at}`, participantKey: `${roomId}-${at}`, name: `Guest ${at}` },
    }));
    for (const guest of guests.slice(1)) await seat(guest, max);
    expect(await isFull(roomId)).toBe(false);
    await seat(guests[0]!, max);
    expect(await isFull(roomId)).toBe(true);
    expect(await isFull(roomId, meet.signIn())).toBe(true);
    // A present participant keeps their place, in another tab too.
    expect(await isFull(roomId, owner)).toBe(false);
    const left = { ...guests[0]!, at: meet.clock.now() };
    await meet.client.call(roomParticipantLeft, left, SERVICE_CALLER);
    expect(await isFull(roomId)).toBe(false);
  });

  it('follows the latest limit that the room reported, also with its list of occupants', async () => {
    const { roomId, host, at } = await startRoom();
    const occupants = [host, { participantId: 'b', participantKey: `${roomId}-b`, name: 'Ben' }];
    const notified = { roomId, at: at + 1, occupants: occupants.map((one) => ({ ...one, at })) };
    await meet.client.call(roomOccupants, { ...notified, roomMax: 2 }, SERVICE_CALLER);
    expect(await isFull(roomId)).toBe(true);
    await seat({ roomId, participantId: 'c', participantKey: `${roomId}-c`, name: 'Cleo' }, 100);
    expect(await isFull(roomId)).toBe(false);
  });

  it('is false while the room has reported no limit', async () => {
    const { roomId, host } = await startRoom();
    await seat({ roomId, ...host });
    expect(await isFull(roomId)).toBe(false);
  });

  it('follows JITSI_ROOM_MAX on a Jitsi deployment', async () => {
    const jitsi = await startMeetings({ JITSI_DOMAIN: 'meet.example.org', JITSI_ROOM_MAX: '1' });
    try {
      const owner = jitsi.signIn();
      const roomId = await jitsi.randomRoom(owner);
      const { body } = await jitsi.request('start-meeting', { roomId }, { as: owner });
      await jitsi.enter(body);
      expect((await jitsi.request(getMeetingData, { roomId })).body.isFull).toBe(true);
    } finally {
      await jitsi.close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getRoomSettings,
  listMeetingChannels,
  roomChanged,
  roomEnded,
  roomLobbyChanged,
} from '@meet/meetings-contract';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('reports and requests of a room server', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const getSettings = (roomId: string) => meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER);

  it('return the password, the lobby and whether to wait for a host', async () => {
    const owner = meet.signIn();
    const { roomId } = (await meet.request('create-meeting', { password: 'inside' }, { as: owner })).body;
    expect(await getSettings(roomId)).toEqual({
      exists: true,
      password: 'inside',
      lobby: false,
      waitForModerator: true,
      versions: { room: 0, subject: 0 },
    });
    await meet.request('update-host-meeting-configuration', { waitForHost: false, lobby: true }, { as: owner });
    expect(await getSettings(roomId)).toMatchObject({ lobby: true, waitForModerator: false });
    expect(await getSettings('1234567890')).toMatchObject({ exists: false });
  });

  it('store a host’s changes from within the room', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const at = meet.clock.now();
    const change = { roomId, password: 'from-inside', lobby: true, at };
    await meet.client.call(roomChanged, change, SERVICE_CALLER);
    expect(await getSettings(roomId)).toMatchObject({ password: 'from-inside', lobby: true });
    await meet.client.call(roomChanged, { roomId, password: '', at: at + 1 }, SERVICE_CALLER);
    expect((await getSettings(roomId)).password).toBeUndefined();
  });

  it('notify the owner of a person who waits for the meeting to begin', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const signal = { roomId, participantKey: 'k', name: 'Gus', waits: true, at: meet.clock.now() };
    await meet.client.call(roomLobbyChanged, signal, SERVICE_CALLER);
    expect(meet.events.at(-1)).toMatchObject({
      type: 'meetingLobbyChanged',
      channel: `user:${owner.accountId}`,
      payload: { roomId, waitingName: 'Gus', waits: true, isMeetingLive: false },
    });
  });

  it('notify the owner of waiting people once in ten minutes, and not while the meeting runs', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const wait = (name: string, waits = true) => {
      meet.clock.advance(1);
      const signal = { roomId, participantKey: 'k', name, waits, at: meet.clock.now() };
      return meet.client.call(roomLobbyChanged, signal, SERVICE_CALLER);
    };
    const notified = () => meet.neighbours.notices.filter(({ message }) => message.meetingRoom === roomId);
    await wait('Gus');
    await wait('Gus', false);
    await wait('Mia');
    expect(notified()).toMatchObject([
      {
        recipients: [owner.accountId],
        notificationType: NOTIFICATION_TYPES.waiting,
        from: { fullName: 'Gus', email: null },
        mail: true,
      },
      { from: { fullName: 'Mia' } },
    ]);
    expect(new Set(notified().map(({ dedupeKey }) => dedupeKey)).size).toBe(1);
    meet.clock.advance(10 * 60_000);
    await wait('Gus');
    expect(new Set(notified().map(({ dedupeKey }) => dedupeKey)).size).toBe(2);
    await meet.request('start-meeting', { roomId }, { as: owner });
    await wait('Late');
    expect(notified()).toHaveLength(3);
  });

  it('end the meeting when a host ended it in the room; until then, participants are in its channel', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await meet.request('start-meeting', { roomId }, { as: owner });
    const accountIds = [meet.signIn().accountId, owner.accountId];
    const channels = async () =>
      (await meet.client.call(listMeetingChannels, { accountIds }, SERVICE_CALLER)).memberships;
    expect(await channels()).toEqual([{ accountId: owner.accountId, channel: `meeting:${roomId}` }]);
    await meet.client.call(roomEnded, { roomId, reason: 'host', at: meet.clock.now() }, SERVICE_CALLER);
    expect(await channels()).toEqual([]);
  });

  it('are closed to people', async () => {
    const roomId = await meet.randomRoom(meet.signIn());
    for (const call of [getRoomSettings, roomChanged, roomEnded]) {
      expect((await meet.request(call, { roomId, reason: 'host' }, { as: meet.signIn() })).status).toBe(404);
    }
  });
});

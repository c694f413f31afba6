import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getRoomOwner } from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

let services: TestMeetings;
beforeAll(async () => {
  services = await startMeetings();
});
afterAll(() => services.close());

const ask = (roomId: string) => services.client.call(getRoomOwner, { roomId }, SERVICE_CALLER);

describe('getRoomOwner', () => {
  it('returns the owner and the running meeting', async () => {
    const ana = services.signIn();
    const roomId = await services.randomRoom(ana);
    expect(await ask(roomId)).toEqual({ ownerId: ana.accountId, subject: '', isMeetingLive: false });
    await services.request('start-meeting', { roomId, subject: 'Standup' }, { as: ana });
    expect(await ask(roomId)).toEqual({ ownerId: ana.accountId, subject: 'Standup', isMeetingLive: true });
  });

  it('refuses unknown rooms, and callers other than services', async () => {
    await expect(ask('999999999')).rejects.toThrow('ROOM_NOT_FOUND');
    const { status } = await services.request(getRoomOwner, { roomId: '999999999' }, { as: services.signIn() });
    expect(status).toBe(404);
  });
});

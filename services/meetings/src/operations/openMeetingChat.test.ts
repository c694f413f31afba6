import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('the chat of a meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  async function start(owner: TestPerson, roomId: string, subject = '') {
    const { body } = await meet.request('start-meeting', { roomId, subject }, { as: owner });
    return meet.enter(body as MeetingSession);
  }
  async function join(person: TestPerson, roomId: string) {
    const { body } = await meet.request('join-meeting', { roomId }, { as: person });
    return meet.enter(body as MeetingSession);
  }
  const open = (as: TestPerson, roomId: string) => meet.request('open-meeting-chat', { roomId }, { as });

  it('is opened for all present accounts, named after the subject', async () => {
    const [owner, other] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, 'Planning');
    await join(other, roomId);
    await meet.enter((await meet.request('join-meeting', { roomId, name: 'Guest' })).body as MeetingSession);
    const { body } = await open(other, roomId);
    expect(body).toEqual({ success: true, chatId: `chat-of-room-${roomId}` });
    const requested = meet.neighbours.chats.at(-1)!;
    expect(requested).toMatchObject({ ownerId: owner.accountId, roomName: 'Planning', requestedBy: other.accountId });
    expect([...requested.accountIds].sort()).toEqual([owner.accountId, other.accountId].sort());
  });

  it('admits later participants, and only if it was opened', async () => {
    const [owner, late] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId);
    const before = meet.neighbours.chats.length;
    const leave = await join(late, roomId);
    await leave();
    expect(meet.neighbours.chats).toHaveLength(before);
    await open(owner, roomId);
    await join(late, roomId);
    expect(meet.neighbours.chats.at(-1)).toMatchObject({
      meetingKey: `room-${roomId}`,
      accountIds: [late.accountId],
      roomName: `Meeting of ${owner.fullName}`,
    });
    expect(meet.neighbours.chats.at(-1)!.requestedBy).toBeUndefined();
  });

  it('continues in a random room, and is new for each meeting in a personal room', async () => {
    const owner = meet.signIn();
    const { personalMeetingId } = (await meet.request('get-logged-in-user-personal-meeting-id', {}, { as: owner }))
      .body;
    const chatIds: string[] = [];
    for (const roomId of [await meet.randomRoom(owner), personalMeetingId]) {
      for (let times = 0; times < 2; times += 1) {
        await start(owner, roomId);
        chatIds.push((await open(owner, roomId)).body.chatId);
        await meet.request('end-meeting', { roomId }, { as: owner });
      }
    }
    expect(chatIds[0]).toBe(chatIds[1]);
    expect(chatIds[2]).not.toBe(chatIds[3]);
  });

  it('shortens a long subject to the limit for names of rooms', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, `${'a'.repeat(49)}🎉 and more`);
    await open(owner, roomId);
    expect(meet.neighbours.chats.at(-1)!.roomName).toBe('a'.repeat(49));
  });

  it('is closed to guests and absent people, and without a running meeting', async () => {
    const [owner, stranger] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    expect((await open(owner, roomId)).body).toMatchObject({ success: false, code: 'NOT_IN_MEETING' });
    await start(owner, roomId);
    const before = meet.neighbours.chats.length;
    expect((await open(stranger, roomId)).body).toMatchObject({ success: false, code: 'NOT_IN_MEETING' });
    expect((await meet.request('open-meeting-chat', { roomId })).status).toBe(401);
    expect((await open(owner, '9999999999')).body).toMatchObject({ code: 'ROOM_NOT_FOUND' });
    expect((await meet.request('open-meeting-chat', { roomId: { $ne: null } }, { as: owner })).status).toBe(400);
    expect(meet.neighbours.chats).toHaveLength(before);
  });
});

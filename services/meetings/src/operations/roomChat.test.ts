import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@meet/chat-contract';
import { getRoomChat, roomMessage, type MeetingSession } from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { setImmediate } from 'node:timers/promises';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('the meeting’s chat within its room', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  async function start(owner: TestPerson, roomId?: string) {
    const id = roomId ?? (await meet.randomRoom(owner));
    await meet.enter((await meet.request('start-meeting', { roomId: id }, { as: owner })).body as MeetingSession);
    return id;
  }
  async function comeAsGuest(roomId: string) {
    const session = (await meet.request('join-meeting', { roomId, name: 'Gus' })).body as MeetingSession;
    return { session, leave: await meet.enter(session) };
  }
  const write = (roomId: string, participantKey: string, content = 'Hello') =>
    meet.client.call(
      roomMessage,
      { roomId, participantKey, participantId: 'p', name: 'Gus', messageId: 'message-1', content },
      SERVICE_CALLER,
    );
  const read = async (roomId: string) => (await meet.client.call(getRoomChat, { roomId }, SERVICE_CALLER)).lines;
  const said = (content: string): ChatMessage => ({
    chatId: 'chat-1',
    sequence: 1,
    clientMessageId: 'sent-1',
    name: 'Ana Pop',
    email: 'ana@example.com',
    avatar: 'https://pictures.example/ana',
    content,
    mentions: [],
    file: null,
    change: 0,
    revision: 1,
    editedAt: null,
    deletedAt: null,
    isBot: false,
    isPinned: false,
    reactions: [],
    replyTo: null,
    thread: null,
    timestamp: meet.clock.now(),
  });
  const shown = () => meet.commands.filter(([name]) => name === 'showChat');
  /** Runs an act that causes a message. Returns the lines that the room was shown for it, once it was. */
  async function shownFor(act: () => Promise<void>) {
    const before = shown().length;
    await act();
    while (shown().length === before) await setImmediate();
    return shown().at(-1);
  }

  it('accepts messages from guests, and opens the chat for all present accounts', async () => {
    const [owner, other] = [meet.signIn(), meet.signIn()];
    const roomId = await start(owner);
    await meet.enter((await meet.request('join-meeting', { roomId }, { as: other })).body as MeetingSession);
    const { session } = await comeAsGuest(roomId);
    await write(roomId, session.meetingContactHistoryId);
    expect(meet.neighbours.roomMessages.at(-1)).toEqual({
      chatId: `chat-of-room-${roomId}`,
      authorId: session.meetingContactHistoryId,
      isGuest: true,
      name: 'Gus',
      content: 'Hello',
      clientMessageId: 'message-1',
    });
    const opened = meet.neighbours.chats.at(-1)!;
    expect([...opened.accountIds].sort()).toEqual([owner.accountId, other.accountId].sort());
    // Nobody requested the chat, so people who left it before are not brought back.
    expect(opened.requestedBy).toBeUndefined();
  });

  it('accepts messages from accounts in their own name, and adds them to the chat', async () => {
    const [owner, other] = [meet.signIn(), meet.signIn()];
    const roomId = await start(owner);
    const session = (await meet.request('join-meeting', { roomId }, { as: other })).body as MeetingSession;
    await meet.enter(session);
    await write(roomId, session.meetingContactHistoryId, 'Hello from here');
    expect(meet.neighbours.roomMessages.at(-1)).toMatchObject({
      chatId: `chat-of-room-${roomId}`,
      authorId: other.accountId,
      isGuest: false,
      content: 'Hello from here',
    });
    // The author is brought back into a chat that they had left.
    expect(meet.neighbours.chats.at(-1)).toMatchObject({ requestedBy: other.accountId });
  });

  it('is closed to absent people', async () => {
    const owner = meet.signIn();
    const roomId = await start(owner);
    const before = meet.neighbours.roomMessages.length;
    const waiting = (await meet.request('join-meeting', { roomId, name: 'Wanda' })).body as MeetingSession;
    const { session, leave } = await comeAsGuest(roomId);
    await leave();
    for (const key of [waiting, session].map(({ meetingContactHistoryId }) => meetingContactHistoryId))
      await expect(write(roomId, key)).rejects.toMatchObject({ code: 'NOT_IN_MEETING' });
    await expect(write('9999999999', session.meetingContactHistoryId)).rejects.toMatchObject({
      code: 'ROOM_NOT_FOUND',
    });
    expect((await meet.request(roomMessage, {}, { as: owner })).status).toBe(404);
    expect((await meet.request(getRoomChat, { roomId }, { as: owner })).status).toBe(404);
    expect(meet.neighbours.roomMessages).toHaveLength(before);
  });

  it('shows messages in the room while its meeting runs, with no data about the author but the name', async () => {
    const owner = meet.signIn();
    const roomId = await start(owner);
    const message = said('Welcome');
    expect(await shownFor(() => meet.say(`room-${roomId}`, message))).toEqual([
      'showChat',
      roomId,
      [
        {
          key: 'chat-1:1',
          sentAs: 'sent-1',
          name: 'Ana Pop',
          isGuest: false,
          content: 'Welcome',
          at: message.timestamp,
        },
      ],
    ]);
    expect(await read(roomId)).toMatchObject([{ content: 'Welcome' }]);
    const other = await start(meet.signIn());
    await meet.request('end-meeting', { roomId }, { as: owner });
    await meet.say(`room-${roomId}`, said('Afterwards'));
    expect(await shownFor(() => meet.say(`room-${other}`, said('Elsewhere')))).toMatchObject(['showChat', other, [{}]]);
    expect(JSON.stringify(shown())).not.toContain('Afterwards');
    expect(await read(roomId)).toEqual([]);
  });

  it('shows the own chat of a meeting in a personal room', async () => {
    const owner = meet.signIn();
    const { personalMeetingId } = (await meet.request('get-logged-in-user-personal-meeting-id', {}, { as: owner }))
      .body;
    const roomId = await start(owner, personalMeetingId);
    const { session } = await comeAsGuest(roomId);
    await write(roomId, session.meetingContactHistoryId);
    const { meetingKey } = meet.neighbours.chats.at(-1)!;
    const last = await shownFor(() => meet.say(meetingKey, { ...said('A guest'), email: '' }));
    expect(last).toMatchObject(['showChat', roomId, [{ content: 'A guest', isGuest: true }]]);
    expect(await read(roomId)).toMatchObject([{ content: 'A guest', isGuest: true }]);
  });

  it('begins again with each meeting, even if the chat continues', async () => {
    const owner = meet.signIn();
    const roomId = await start(owner);
    await meet.say(`room-${roomId}`, said('The first time'));
    await meet.request('end-meeting', { roomId }, { as: owner });
    meet.clock.advance(60_000);
    await start(owner, roomId);
    await meet.say(`room-${roomId}`, said('The second time'));
    expect((await read(roomId)).map(({ content }) => content)).toEqual(['The second time']);
  });
});

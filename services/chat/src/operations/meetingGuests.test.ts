import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHAT_MEETING_PAGE,
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  getChatMessages,
  getMeetingMessages,
  listChatRooms,
  meetingChatMessage,
  openMeetingChatRoom,
  sendChatMessage,
  sendMeetingMessage,
  CHAT_MESSAGE_MAX,
} from '@meet/chat-contract';
import { INTERNAL_CHANNEL, roomChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { createListener } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let host: TestPerson;
beforeAll(async () => {
  chat = await startChat();
  host = chat.person('Hanna');
});
afterAll(() => chat.close());

const open = async (meetingKey: string) => {
  const input = { meetingKey, ownerId: host.accountId, roomName: 'Planning', accountIds: [host.accountId] };
  return (await chat.client.call(openMeetingChatRoom, input, SERVICE_CALLER)).chatId;
};
const guest = { authorId: 'guest-1', isGuest: true, name: 'Gus', content: 'Hello', clientMessageId: 'message-1' };
const sendAsGuest = (input: Partial<typeof guest> & { chatId: string }) =>
  chat.client.call(sendMeetingMessage, { ...guest, ...input }, SERVICE_CALLER);
const read = async (meetingKey: string, since = 0) =>
  (await chat.client.call(getMeetingMessages, { meetingKey, since }, SERVICE_CALLER)).messages;

describe('guests in the chat room of a meeting', () => {
  it('send messages that members see as unread, with a name and without an address', async () => {
    const chatId = await open('told');
    const page = await createListener(chat, host);
    await sendAsGuest({ chatId });
    const said = { name: 'Gus', email: '', avatar: null, content: 'Hello', sequence: 1 };
    const { body } = await chat.request(getChatMessages, { chatId }, { as: host });
    expect(body.messages).toMatchObject([said]);
    const shown = { chatId, unreadMessages: 1, lastMessage: { name: 'Gus', email: '', content: 'Hello' } };
    expect(page.rooms.find((room) => room.chatId === chatId)).toMatchObject(shown);
    const rooms = (await chat.request(listChatRooms, {}, { as: host })).body.chatrooms as { chatId: string }[];
    expect(rooms.find((room) => room.chatId === chatId)).toMatchObject(shown);
  });

  it('send a message once despite retries, separately from another guest’s message with the same id', async () => {
    const chatId = await open('once');
    await Promise.all([sendAsGuest({ chatId }), sendAsGuest({ chatId })]);
    await sendAsGuest({ chatId, authorId: 'guest-2', name: 'Gia' });
    expect((await read('once')).map(({ name }) => name)).toEqual(['Gus', 'Gia']);
  });

  it('are announced to services like members, but only in rooms of meetings', async () => {
    const chatId = await open('announced');
    await sendAsGuest({ chatId });
    await chat.request(sendChatMessage, { chatId, message: 'Welcome' }, { as: host });
    const other = (await chat.request(createChatRoom, { participants: ['x@example.com'] }, { as: host })).body.chatroom;
    await chat.request(sendChatMessage, { chatId: other.chatId, message: 'Apart' }, { as: host });
    const notified = chat.events.filter(({ type }) => type === meetingChatMessage.type).slice(-2);
    expect(notified).toMatchObject([
      { channel: INTERNAL_CHANNEL, payload: { meetingKey: 'announced', message: { content: 'Hello', email: '' } } },
      { channel: INTERNAL_CHANNEL, payload: { meetingKey: 'announced', message: { content: 'Welcome' } } },
    ]);
    expect(chat.events.filter(({ channel }) => channel === roomChannel(chatId)).map(({ type }) => type)).toEqual([
      'chatroomMessage',
      'chatroomMessage',
    ]);
  });

  it('can write only into open rooms of meetings', async () => {
    const { chatId } = (await chat.request(createChatRoom, { participants: ['y@example.com'] }, { as: host })).body
      .chatroom;
    await expect(sendAsGuest({ chatId })).rejects.toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
    const closed = await open('closed');
    await chat.request(closeChatRoom, { chatId: closed }, { as: host });
    await expect(sendAsGuest({ chatId: closed })).rejects.toMatchObject({ code: 'CHAT_ROOM_NOT_FOUND' });
  });

  it('send messages of the usual length, and no empty ones', async () => {
    const chatId = await open('limits');
    for (const content of ['x'.repeat(CHAT_MESSAGE_MAX + 1), ' '])
      await expect(sendAsGuest({ chatId, content })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await sendAsGuest({ chatId, content: 'x'.repeat(CHAT_MESSAGE_MAX) });
    expect(await read('limits')).toHaveLength(1);
  });

  it('receive the messages since the beginning of the meeting, up to a limit', async () => {
    const chatId = await open('since');
    await sendAsGuest({ chatId, content: 'Before' });
    chat.clock.advance(1000);
    const since = chat.clock.now();
    await chat.request(sendChatMessage, { chatId, message: 'Now' }, { as: host });
    expect(await read('since', since)).toMatchObject([{ content: 'Now', name: 'Hanna' }]);
    for (let sent = 0; sent < CHAT_MEETING_PAGE; sent += 1)
      await sendAsGuest({ chatId, content: `${sent}`, clientMessageId: `message-${sent + 2}` });
    const messages = await read('since', since);
    expect(messages.map(({ content }) => content)).toEqual(
      Array.from({ length: CHAT_MEETING_PAGE }, (_, at) => `${at}`),
    );
    expect(await read('never-opened')).toEqual([]);
  });

  it('see members who write from the meeting with their own name and address', async () => {
    const chatId = await open('members');
    const said = { authorId: host.accountId, isGuest: false, name: 'Called otherwise', content: 'Welcome' };
    await sendAsGuest({ chatId, ...said });
    await sendAsGuest({ chatId, ...said });
    expect(await read('members')).toMatchObject([{ name: 'Hanna', email: host.email, content: 'Welcome' }]);
    const stranger = chat.person('Eve');
    await expect(sendAsGuest({ chatId, ...said, authorId: stranger.accountId })).rejects.toMatchObject({
      code: 'CHAT_ROOM_NOT_FOUND',
    });
  });

  it('lose the text of a deleted message in the meeting, too', async () => {
    const chatId = await open('deleting');
    await sendAsGuest({ chatId });
    const at = chat.events.length;
    const input = { chatId, sequence: 1 };
    const { body } = await chat.request(deleteChatMessage, input, { as: host });
    const notified = chat.events.slice(at).filter(({ type }) => type === meetingChatMessage.type);
    expect(notified).toEqual([
      expect.objectContaining({
        channel: INTERNAL_CHANNEL,
        payload: { meetingKey: 'deleting', message: body.message },
      }),
    ]);
    expect(body.message).toMatchObject({ content: '', deletedAt: expect.any(Number) });
    expect(await read('deleting')).toEqual([body.message]);
  });

  it('are admitted only by services', async () => {
    const chatId = await open('services');
    expect((await chat.request(sendMeetingMessage, { ...guest, chatId }, { as: host })).status).toBe(404);
    const requested = { meetingKey: 'services', since: 0 };
    expect((await chat.request(getMeetingMessages, requested, { as: host })).status).toBe(404);
  });
});

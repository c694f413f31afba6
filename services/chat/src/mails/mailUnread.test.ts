import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createChatRoom, markChatRoomRead, sendChatMessage } from '@meet/chat-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';
import { mailUnread } from './mailUnread.ts';

let chat: ChatUnderTest;
let ada: TestPerson;
let ben: TestPerson;
let from: number;
let rooms: string[];

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

beforeEach(async () => {
  chat.clock.advance(60 * 60_000);
  from = chat.clock.now() - 1;
  [ada, ben] = [chat.person('Ada'), chat.person('Ben')];
  rooms = [];
  for (const roomName of ['Plans', '']) {
    const { body } = await chat.request(createChatRoom, { participants: [ben.email], roomName }, { as: ada });
    rooms.push(body.chatroom.chatId);
  }
  chat.mails.length = 0;
});

const say = (room: number, message: string) =>
  chat.request(sendChatMessage, { chatId: rooms[room], message }, { as: ada });

async function look(): Promise<void> {
  await mailUnread(
    {
      deps: chat.deps,
      now: chat.clock.now,
      callAsService: (call, input) => chat.client.call(call, input, SERVICE_CALLER),
    },
    { after: from, until: chat.clock.now() },
  );
}

describe('mails about unread messages', () => {
  it('list all rooms with name and count, and contain no text of a message', async () => {
    await say(0, 'a secret');
    await say(0, 'another');
    await say(1, 'a third');
    await look();
    expect(chat.mails).toHaveLength(1);
    expect(chat.mails[0]).toMatchObject({ to: ben.email, subject: '3 new chat messages' });
    expect(chat.mails[0]!.body).toBe('Plans: 2 new messages\n\nAda: 1 new message');
    expect(JSON.stringify(chat.mails)).not.toContain('secret');
    expect(chat.mails[0]!.action!.url).toBe('http://localhost:8080/chat');
  });

  it('report each message once', async () => {
    await say(0, 'first');
    await Promise.all([look(), look()]);
    await look();
    expect(chat.mails).toHaveLength(1);
    await say(0, 'second');
    await look();
    expect(chat.mails.map(({ subject }) => subject)).toEqual(['1 new chat message', '1 new chat message']);
    expect(chat.mails[1]!.action!.url).toBe(`http://localhost:8080/chat/${rooms[0]}`);
  });

  it('leave out read messages', async () => {
    await say(0, 'read already');
    await chat.request(markChatRoomRead, { chatId: rooms[0] }, { as: ben });
    await look();
    expect(chat.mails).toEqual([]);
  });

  it('are not sent to people who turned them off', async () => {
    chat.unmailed.add(ben.accountId);
    await say(0, 'quiet');
    await look();
    expect(chat.mails).toEqual([]);
  });

  it('reach a person whom a stranger added to a room, and name the other members to them', async () => {
    const sam = chat.stranger('Sam');
    const participants = [sam.email, ben.email];
    const { body } = await chat.request(createChatRoom, { participants }, { as: ada });
    chat.mails.length = 0;
    await chat.request(sendChatMessage, { chatId: body.chatroom.chatId, message: 'Welcome' }, { as: ada });
    await look();
    expect(chat.mails.find(({ to }) => to === sam.email)?.body).toBe('Ada, Ben: 1 new message');
    expect(chat.mails.find(({ to }) => to === ben.email)?.body).toBe(`Ada, ${sam.email}: 1 new message`);
  });
});

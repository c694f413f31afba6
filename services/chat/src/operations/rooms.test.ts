import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  allowMembersToManage,
  closeChatRoom,
  createChatRoom,
  createGroupChatRoom,
  createPrivateChatRoom,
  getChatMembers,
  getChatMessages,
  getChatRoom,
  getChatRoomForMeeting,
  leaveChatRoom,
  listChatChannels,
  markChatRoomRead,
  removeChatMember,
  renameChatRoom,
  resendChatInvite,
  sendChatMessage,
} from '@meet/chat-contract';
import type { Call } from '@meet/contracts';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { fetchRooms } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

const PENDING = 'someone.new@example.com';
let chat: ChatUnderTest;
let owner: TestPerson;
let member: TestPerson;
let stranger: TestPerson;
let chatId: string;

beforeAll(async () => {
  chat = await startChat();
  [owner, member, stranger] = [chat.person('Olga'), chat.person('Mia'), chat.person('Sam')];
});
afterAll(() => chat.close());

beforeEach(async () => {
  chat.mails.length = 0;
  const { body } = await as(owner, createChatRoom, {
    participants: [member.email, PENDING],
    roomName: ' Planning ',
  });
  chatId = body.chatroom.chatId;
});

const as = (person: TestPerson, call: Call<never, never> | Call, input: object) =>
  chat.request(call as Call, input, { as: person });
const getMembers = async () => (await as(owner, getChatMembers, { chatId })).body;

describe('creating a room', () => {
  it('trims its name, lists its members and invites people without an account', async () => {
    expect((await as(owner, getChatRoom, { chatId })).body.chatroom).toMatchObject({
      roomName: 'Planning',
      chatChannel: `room:${chatId}`,
      isOwner: true,
      allowManage: false,
      isPeerToPeer: false,
      hasUnreadMessages: false,
      participantsArrayString: 'Mia, someone.new@example.com',
    });
    const { participants } = await getMembers();
    expect(
      participants.map(({ email, isOwner, invited, currentUser }: never) => [email, isOwner, invited, currentUser]),
    ).toEqual([
      [owner.email, true, false, true],
      [member.email, false, false, false],
      [PENDING, false, true, false],
    ]);
    expect(chat.mails).toEqual([expect.objectContaining({ to: PENDING, body: expect.stringContaining('“Planning”') })]);
  });

  it('needs no name, counts repeated addresses once, and accepts participants as objects', async () => {
    const { body } = await as(owner, createChatRoom, {
      participants: [{ email: member.email.toUpperCase() }, member.email, owner.email],
    });
    expect(body.chatroom).toMatchObject({ roomName: '', participantsArrayString: 'Mia' });
    expect(body.chatroom.participants).toHaveLength(2);
  });

  it.each([
    ['nobody', { participants: [] }, 400, 'Add at least one participant.'],
    ['no list', { participants: 'x' }, 400, 'Add at least one participant.'],
    ['only oneself', { participants: ['self'] }, 200, 'Add somebody other than yourself.'],
    ['a wrong address', { participants: ['.x@example.com'] }, 400, 'E-mail pattern is invalid: .x@example.com'],
    ['an empty address', { participants: [''] }, 400, 'E-mail is required'],
    ['a long address', { participants: [`${'x'.repeat(60)}@example.com`] }, 400, 'E-mail cannot exceed 60 characters'],
    ['an operator', { participants: [{ $ne: null }] }, 400, undefined],
    [
      'a long name',
      { participants: ['a@example.com'], roomName: 'x'.repeat(51) },
      400,
      'Room name cannot be more than 50 characters',
    ],
  ])('refuses %s', async (_what, input, status, text) => {
    const sent = { ...input, participants: replaceSelf(input.participants) };
    const answer = await as(owner, createChatRoom, sent);
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    if (text) expect(answer.body.message).toBe(text);
  });

  it('answers in the caller’s language', async () => {
    const { body } = await chat.request(
      createChatRoom as Call,
      { participants: [] },
      { as: owner, headers: { locale: 'fr_FR' } },
    );
    expect(body.message).toBe('Ajoutez au moins un participant.');
  });
});

function replaceSelf(participants: unknown): unknown {
  return Array.isArray(participants) && participants[0] === 'self' ? [owner.email] : participants;
}

describe('managing members', () => {
  it('is allowed only to the owner until the owner allows it to everyone', async () => {
    const guest = chat.person('Gus');
    const add = () => as(member, addChatMembers, { chatId, participants: [guest.email] });
    expect((await add()).status).toBe(403);
    expect((await as(member, allowMembersToManage, { chatId, allowToManage: true })).status).toBe(403);
    expect((await as(owner, allowMembersToManage, { chatId, allowToManage: 1 })).body).toEqual({
      success: true,
      allowManage: true,
    });
    expect((await add()).body.participants.map(({ fullName }: { fullName: string }) => fullName)).toContain('Gus');
    expect((await as(guest, removeChatMember, { chatId, participantToRemove: member.email })).status).toBe(200);
    expect((await as(member, getChatRoom, { chatId })).status).toBe(404);
  });

  it('accepts only true, false, 1 and 0', async () => {
    for (const allowToManage of ['true', null, 2, { $ne: null }, undefined]) {
      expect((await as(owner, allowMembersToManage, { chatId, allowToManage })).status).toBe(400);
    }
  });

  it('reports an address that is in the room already', async () => {
    const { status, body } = await as(owner, addChatMembers, { chatId, participants: [PENDING] });
    expect([status, body.success, body.message]).toEqual([
      200,
      false,
      'The e-mail address you entered is already registered in the room',
    ]);
  });

  it('never removes the owner, the caller or an unknown person', async () => {
    await as(owner, allowMembersToManage, { chatId, allowToManage: true });
    const remove = (person: TestPerson, participantToRemove: string) =>
      as(person, removeChatMember, { chatId, participantToRemove });
    expect((await remove(member, owner.email)).body.code).toBe('CHAT_MEMBER_PROTECTED');
    expect((await remove(member, member.email)).status).toBe(403);
    expect((await remove(owner, owner.email)).status).toBe(403);
    expect((await remove(owner, 'nobody@example.com')).status).toBe(404);
    expect((await getMembers()).participants).toHaveLength(3);
  });

  it('adds a member once for ten identical simultaneous requests', async () => {
    const guest = chat.person('Ten');
    await Promise.all(
      Array.from({ length: 10 }, () => as(owner, addChatMembers, { chatId, participants: [guest.email] })),
    );
    const { participants } = await getMembers();
    expect(participants.filter(({ email }: { email: string }) => email === guest.email)).toHaveLength(1);
  });
});

describe('renaming', () => {
  it('sets the trimmed name', async () => {
    expect((await as(owner, renameChatRoom, { chatId, chatroomName: ' Plans ' })).body).toEqual({
      success: true,
      roomName: 'Plans',
    });
    expect((await getMembers()).roomName).toBe('Plans');
  });

  it.each([
    ['the same name', 'Planning', 200, 'Please change the room name to proceed.'],
    ['a blank name', '   ', 400, 'Please change the room name to proceed.'],
    ['no name', undefined, 400, 'Please change the room name to proceed.'],
    ['51 characters', 'x'.repeat(51), 400, 'Room name cannot be more than 50 characters'],
    ['an operator', { $gt: '' }, 400, 'This must be a text.'],
  ])('refuses %s and keeps the old name', async (_what, chatroomName, status, text) => {
    const answer = await as(owner, renameChatRoom, { chatId, chatroomName });
    expect([answer.status, answer.body.success, answer.body.message]).toEqual([status, false, text]);
    expect((await getMembers()).roomName).toBe('Planning');
  });

  it('is allowed only to the owner', async () => {
    expect((await as(member, renameChatRoom, { chatId, chatroomName: 'Mine' })).status).toBe(403);
  });
});

describe('leaving and closing', () => {
  it('passes the room to the next registered member, and closes it when nobody is left', async () => {
    expect((await as(owner, leaveChatRoom, { chatId })).status).toBe(200);
    expect((await as(owner, getChatRoom, { chatId })).status).toBe(404);
    expect((await as(member, getChatRoom, { chatId })).body.chatroom.isOwner).toBe(true);
    await as(member, leaveChatRoom, { chatId });
    expect((await as(member, getChatRoom, { chatId })).status).toBe(404);
    expect(await chat.connection.collection('chat.members').countDocuments({ chatId })).toBe(0);
  });

  it('passes it by alphabetical address if members joined at the same moment', async () => {
    const members = chat.connection.collection('chat.members');
    await members.deleteMany({ chatId, email: PENDING });
    const { _id: _, ...one } = (await members.findOne({ chatId, email: member.email }))!;
    await members.deleteMany({ chatId, email: member.email });
    await members.insertMany([
      { ...one, email: 'zoe@example.com', accountId: stranger.accountId },
      { ...one, email: `a.${member.email}` },
    ]);
    expect((await as(owner, leaveChatRoom, { chatId })).status).toBe(200);
    const room = await chat.connection.collection('chat.rooms').findOne({ _id: chatId as never });
    expect(room).toMatchObject({ ownerId: member.accountId });
  });

  it('closes the room for all members and deletes its messages, for the owner only', async () => {
    await as(member, sendChatMessage, { chatId, message: 'soon gone' });
    expect((await as(member, closeChatRoom, { chatId })).status).toBe(403);
    expect((await as(owner, closeChatRoom, { chatId })).status).toBe(200);
    expect((await as(member, sendChatMessage, { chatId, message: 'anyone?' })).status).toBe(404);
    for (const collection of ['chat.rooms', 'chat.members', 'chat.messages']) {
      const stored = await chat.connection
        .collection(collection)
        .countDocuments({ $or: [{ chatId }, { _id: chatId as never }] });
      expect([collection, stored]).toEqual([collection, 0]);
    }
  });
});

describe('inviting again', () => {
  const resend = (person: TestPerson, input: object) => as(person, resendChatInvite, input);

  it('mails the invited member, with the room given by name or id', async () => {
    chat.mails.length = 0;
    expect((await resend(owner, { email: PENDING, roomName: 'Planning' })).body).toEqual({ success: true });
    expect((await resend(owner, { email: PENDING, chatId })).status).toBe(200);
    expect(chat.mails.map(({ to }) => to)).toEqual([PENDING, PENDING]);
  });

  it('is refused for registered members, and to strangers and members who may not manage', async () => {
    await as(owner, renameChatRoom, { chatId, chatroomName: 'Quiet room' });
    expect((await resend(owner, { email: member.email, chatId })).body.code).toBe('CHAT_MEMBER_NOT_PENDING');
    expect((await resend(member, { email: PENDING, chatId })).status).toBe(403);
    expect((await resend(member, { email: PENDING, roomName: 'Quiet room' })).status).toBe(403);
    expect((await resend(stranger, { email: PENDING, chatId })).status).toBe(404);
    expect((await resend(stranger, { email: PENDING, roomName: 'Quiet room' })).status).toBe(404);
  });
});

describe('a group’s room', () => {
  it('exists once, belongs to the group’s owner, and does not add members again who left', async () => {
    const groupMembers = [{ email: member.email, accountId: member.accountId }];
    const groupId = chat.addGroup(owner, 'Band', groupMembers);
    const first = (await as(member, createGroupChatRoom, { groupId })).body.chatroom;
    expect(first).toMatchObject({ roomName: 'Band', startedFromGroup: true, isOwner: false });
    await as(member, leaveChatRoom, { chatId: first.chatId });
    const again = (await as(owner, createGroupChatRoom, { groupId, roomName: 'Other' })).body.chatroom;
    expect(again).toMatchObject({ chatId: first.chatId, roomName: 'Band', isOwner: true });
    expect(again.participants).toHaveLength(1);
    const back = (await as(member, createGroupChatRoom, { groupId })).body.chatroom;
    expect(back.participants).toHaveLength(2);
  });

  it('is refused to people outside the group', async () => {
    const groupId = chat.addGroup(owner, 'Closed', [{ email: member.email, accountId: member.accountId }]);
    expect((await as(stranger, createGroupChatRoom, { groupId })).status).toBe(404);
  });
});

describe('a private conversation', () => {
  it('admits no third person', async () => {
    const contactId = chat.addContact(owner, member.email);
    const { chatroom } = (await as(owner, createPrivateChatRoom, { contactId })).body;
    const answer = await as(owner, addChatMembers, { chatId: chatroom.chatId, participants: [stranger.email] });
    expect([answer.status, answer.body.code]).toEqual([200, 'CHAT_ROOM_IS_PRIVATE']);
  });

  it('includes a person who left again when it is reopened', async () => {
    const contactId = chat.addContact(owner, member.email);
    const { chatroom } = (await as(owner, createPrivateChatRoom, { contactId })).body;
    await as(member, leaveChatRoom, { chatId: chatroom.chatId });
    const again = (await as(owner, createPrivateChatRoom, { contactId })).body.chatroom;
    expect(again.chatId).toBe(chatroom.chatId);
    expect((await fetchRooms(chat, member)).map((room) => room.chatId)).toContain(chatroom.chatId);
  });
});

describe('a stranger with the room’s id', () => {
  it.each<[string, Call<never, never> | Call, object]>([
    ['get-chatroom', getChatRoom, {}],
    ['get-messages-from-chatroom', getChatMessages, {}],
    ['send-message-to-chatroom', sendChatMessage, { message: 'x' }],
    ['mark-chatroom-as-read', markChatRoomRead, {}],
    ['get-participants-from-chatroom', getChatMembers, {}],
    ['add-participants-to-chatroom', addChatMembers, { participants: ['x@example.com'] }],
    ['remove-participant-from-chatroom', removeChatMember, { participantToRemove: 'x@example.com' }],
    ['leave-chatroom', leaveChatRoom, {}],
    ['close-chatroom', closeChatRoom, {}],
    ['allow-participants-to-manage', allowMembersToManage, { allowToManage: true }],
    ['rename-chatroom', renameChatRoom, { chatroomName: 'x' }],
  ])('learns nothing and changes nothing: %s', async (_path, call, input) => {
    const before = JSON.stringify((await as(owner, getChatRoom, { chatId })).body);
    const events = chat.events.length;
    const theirs = await as(stranger, call, { chatId, ...input });
    const unknown = await as(stranger, call, { chatId: 'no-such-room', ...input });
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(unknown.body);
    expect((await chat.request(call as Call, { chatId, ...input })).status).toBe(401);
    expect((await as(stranger, call, { ...input, chatId: { $ne: null } })).status).toBe(400);
    expect(chat.events).toHaveLength(events);
    expect(JSON.stringify((await as(owner, getChatRoom, { chatId })).body)).toBe(before);
  });
});

describe('other services', () => {
  it('receive the channels of accounts', async () => {
    const accountIds = [member.accountId, owner.accountId, stranger.accountId];
    const { memberships } = await chat.client.call(listChatChannels, { accountIds }, SERVICE_CALLER);
    const inRoom = memberships.filter(({ channel }) => channel === `room:${chatId}`).map(({ accountId }) => accountId);
    expect(inRoom.sort()).toEqual([member.accountId, owner.accountId].sort());
    expect((await as(owner, listChatChannels, { accountIds })).status).toBe(404);
  });

  it('receive the people whom a member may invite to a meeting', async () => {
    const ask = (accountId: string) => chat.client.call(getChatRoomForMeeting, { chatId, accountId }, SERVICE_CALLER);
    expect((await ask(owner.accountId)).participants).toHaveLength(3);
    await expect(ask(stranger.accountId)).rejects.toThrow('CHAT_ROOM_NOT_FOUND');
  });
});

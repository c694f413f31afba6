import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addChatMembers,
  allowMembersToManage,
  closeChatRoom,
  createChatRoom,
  createGroupChatRoom,
  createPrivateChatRoom,
  findRoomMates,
  getChatMembers,
  getChatMessages,
  getChatRoom,
  getChatRoomForMeeting,
  leaveChatRoom,
  listChatChannels,
  listChatRooms,
  markChatRoomRead,
  openMeetingChatRoom,
  removeChatMember,
  renameChatRoom,
  resendChatInvite,
  roomMatesChanged,
  sendChatMessage,
  type ChatMemberSeen,
  type ChatRoom,
} from '@meet/chat-contract';
import type { Call } from '@meet/contracts';
import { INTERNAL_CHANNEL, roomChannel, userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { createListener, fetchRooms, fetchRoomsInFull } from '../testing/createListener.ts';
import { startChat, type ChatUnderTest } from '../testing/startChat.ts';

let chat: ChatUnderTest;
let host: TestPerson;
let mate: TestPerson;
let stranger: TestPerson;
let roomName: string;

beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());
beforeEach(() => {
  [host, mate, stranger] = [chat.person('Hanna'), chat.person('Mia'), chat.stranger('Sam')];
  roomName = `Plans of ${host.email}`;
  chat.mails.length = 0;
});
afterEach(() => chat.hideAcquaintances(false));

type AnyCall = Call<never, never> | Call;
const ask = (person: TestPerson, call: AnyCall, input: object = {}) =>
  chat.request(call as Call, input, { as: person });
const service = <Input, Output>(call: Call<Input, Output>, input: Input) =>
  chat.client.call(call, input, SERVICE_CALLER);

const open = async (participants: readonly string[], as = host): Promise<ChatRoom> =>
  (await ask(as, createChatRoom, { participants, roomName })).body.chatroom;
const memberIn = async (chatId: string, { email }: { email: string }, viewer = host): Promise<ChatMemberSeen> =>
  (await ask(viewer, getChatMembers, { chatId })).body.participants.find(
    (member: ChatMemberSeen) => member.email === email,
  );
const say = (person: TestPerson, chatId: string, message = 'Hello') =>
  ask(person, sendChatMessage, { chatId, message });
const isIn = async (person: TestPerson, chatId: string) =>
  (await fetchRooms(chat, person)).some((room) => room.chatId === chatId);
const eventsSince = (start: number, channel: string) =>
  chat.events.slice(start).filter((event) => event.channel === channel);
const getMateEvents = (start: number) =>
  eventsSince(start, INTERNAL_CHANNEL).flatMap(({ type, payload }) =>
    type === roomMatesChanged.type ? [payload as { accountId: string; mateIds: string[] }] : [],
  );

const INVITED = { accountId: null, fullName: '', avatar: null, isOwner: false, invited: true };
const shown = ({ accountId, fullName, email }: TestPerson) => ({
  accountId,
  fullName,
  email,
  avatar: expect.stringContaining(accountId),
  invited: false,
});

/** Returns all responses and events that the host gets for an address, without the address and the room's id. */
async function lookAt(email: string): Promise<unknown> {
  const [from, mailed] = [chat.events.length, chat.mails.length];
  const named = `${roomName}, again`;
  const answers: unknown[] = [];
  const rooms: string[] = [];
  const note = async (call: AnyCall, input: object, person = host) => {
    const { status, body } = await ask(person, call, input);
    answers.push([call.path, status, body]);
    return body;
  };
  const listed = async (chatId: string) =>
    answers.push((await fetchRooms(chat, host)).find((room) => room.chatId === chatId));

  const { chatId } = (await note(createChatRoom, { participants: [mate.email, email], roomName })).chatroom;
  rooms.push(chatId);
  await note(getChatRoom, { chatId });
  await note(getChatMembers, { chatId });
  await note(getChatMembers, { chatId }, mate);
  await note(resendChatInvite, { email, chatId });
  await note(resendChatInvite, { email, roomName });
  await note(resendChatInvite, { email, chatId }, mate);
  await note(addChatMembers, { chatId, participants: [email] });
  await note(allowMembersToManage, { chatId, allowToManage: true });
  await note(sendChatMessage, { chatId, message: 'Hello', clientMessageId: `message-${rooms.length}` });
  await note(renameChatRoom, { chatId, chatroomName: named });
  await note(resendChatInvite, { email, roomName: named }, mate);
  await note(getChatMessages, { chatId });
  await note(removeChatMember, { chatId, participantToRemove: email });
  await note(resendChatInvite, { email, chatId });
  await note(removeChatMember, { chatId, participantToRemove: email });
  await note(addChatMembers, { chatId, participants: [email] }, mate);
  await note(getChatMembers, { chatId });
  await listed(chatId);
  answers.push(await service(getChatRoomForMeeting, { chatId, accountId: host.accountId }));
  await note(leaveChatRoom, { chatId }, mate);
  await note(leaveChatRoom, { chatId });

  const contactId = chat.addContact(host, email);
  const privately = (await note(createPrivateChatRoom, { contactId })).chatroom.chatId;
  rooms.push(privately);
  await note(sendChatMessage, { chatId: privately, message: 'Hello', clientMessageId: `message-${rooms.length}` });
  await note(resendChatInvite, { email, chatId: privately });
  await note(createPrivateChatRoom, { contactId });
  await note(getChatMembers, { chatId: privately });
  await listed(privately);
  await note(closeChatRoom, { chatId: privately });

  const groupId = chat.addGroup(host, 'Band', [{ email, accountId: null }]);
  const ofGroup = (await note(createGroupChatRoom, { groupId })).chatroom.chatId;
  rooms.push(ofGroup);
  await note(createGroupChatRoom, { groupId });
  await note(leaveChatRoom, { chatId: ofGroup });

  const channels = [userChannel(host.accountId), userChannel(mate.accountId), ...rooms.map(roomChannel)];
  const heard = chat.events
    .slice(from)
    .filter(({ channel }) => channels.includes(channel))
    .map(({ channel, type, payload }) => ({ channel, type, payload }));
  const mails = chat.mails.slice(mailed).map(({ to, onBehalfOf }) => ({ to, onBehalfOf }));
  const notified = JSON.stringify({ answers, heard, mails }, null, 1).replaceAll(email, '<address>');
  return rooms.reduce((text, id, index) => text.replaceAll(id, `<room ${index}>`), notified);
}

describe('an address', () => {
  it('gets the same answers, events and mails with a stranger’s account as without an account', async () => {
    const known = await lookAt(stranger.email);
    const unknown = await lookAt(stranger.email.replace('sam', 'sue'));
    expect(known).toBe(unknown);
    expect(known).toContain('CHAT_MEMBER_ALREADY_IN_ROOM');
  });

  it('looks the same to other members and in their open pages', async () => {
    const page = await createListener(chat, mate);
    const { chatId } = await open([mate.email, stranger.email]);
    expect(await memberIn(chatId, stranger, mate)).toMatchObject({ ...INVITED, currentUser: false });
    const room = page.rooms.find((candidate) => candidate.chatId === chatId)!;
    expect(room.memberPreview.find(({ email }) => email === stranger.email)).toMatchObject(INVITED);
    expect(JSON.stringify(page.rooms)).not.toContain(stranger.accountId);
  });

  it('is invited by the same mail, which links a registered person to the room', async () => {
    const { chatId } = await open([stranger.email, 'new@example.com', mate.email]);
    expect(chat.mails.map(({ to }) => to).sort()).toEqual(['new@example.com', stranger.email]);
    const findUrl = (email: string) => chat.mails.find(({ to }) => to === email)?.action?.url;
    expect(findUrl('new@example.com')).toBe('http://localhost:8080/signup');
    expect(findUrl(stranger.email)).toBe(`http://localhost:8080/chat/${chatId}`);
    expect(new Set(chat.mails.map(({ onBehalfOf }) => onBehalfOf))).toEqual(new Set([host.accountId]));
  });

  it('shows the person at once if they are an acquaintance', async () => {
    const { chatId } = await open([mate.email]);
    expect(await memberIn(chatId, mate)).toMatchObject(shown(mate));
    expect(chat.mails).toEqual([]);
  });

  it('is treated as a stranger’s while acquaintances are unknown', async () => {
    chat.hideAcquaintances(true);
    const { chatId } = await open([mate.email]);
    expect(await memberIn(chatId, mate)).toMatchObject(INVITED);
    expect(chat.mails).toHaveLength(1);
  });

  it('finds the room after registration, without a notification to others', async () => {
    const email = `later.${chat.events.length}@example.com`;
    const { chatId, version } = await open([mate.email, email]);
    const start = chat.events.length;
    const late = chat.register(email, 'Zoe Late');
    const page = await createListener(chat, late);
    expect(page.rooms.map((room) => room.chatId)).toEqual([chatId]);
    expect(eventsSince(start, roomChannel(chatId))).toEqual([]);
    expect((await ask(host, getChatRoom, { chatId })).body.chatroom.version).toBe(version);
    expect(await memberIn(chatId, { email })).toMatchObject(INVITED);
    await say(late, chatId);
    expect(await memberIn(chatId, { email })).toMatchObject(shown(late));
  });
});

describe('a stranger who was added to a room', () => {
  it('is named by an obfuscated address, except to members who manage the room', async () => {
    const { chatId } = await open([mate.email, 'stan.stranger@example.com']);
    const namesFor = async (person: TestPerson) =>
      (await fetchRoomsInFull(chat, person)).find((room) => room.chatId === chatId)?.participantsArrayString;
    expect(await namesFor(host)).toBe('Mia, stan.stranger@example.com');
    expect(await namesFor(mate)).toBe('Hanna, st***er@ex***om');
    await ask(host, allowMembersToManage, { chatId, allowToManage: true });
    expect(await namesFor(mate)).toBe('Hanna, stan.stranger@example.com');
  });

  it('can use it, without a sign to the others', async () => {
    const { chatId } = await open([mate.email, stranger.email]);
    const page = await createListener(chat, stranger);
    const memberPreview = [{ fullName: 'Hanna' }, { fullName: 'Mia' }];
    expect(page.rooms).toMatchObject([{ chatId, memberPreview, memberCount: 3, isInvited: true, isOwner: false }]);
    const { memberships } = await service(listChatChannels, { accountIds: [stranger.accountId] });
    expect(memberships).toEqual([{ accountId: stranger.accountId, channel: roomChannel(chatId) }]);
    await say(host, chatId);
    expect(page.rooms).toMatchObject([{ unreadMessages: 1, lastMessage: { content: 'Hello' } }]);
    expect((await ask(stranger, getChatMessages, { chatId })).body.messages).toHaveLength(1);

    const before = await fetchRooms(chat, host);
    const start = chat.events.length;
    await ask(stranger, listChatRooms);
    await ask(stranger, getChatRoom, { chatId });
    await ask(stranger, markChatRoomRead, { chatId });
    expect(page.rooms).toMatchObject([{ unreadMessages: 0 }]);
    expect(await memberIn(chatId, stranger, stranger)).toMatchObject({ ...INVITED, currentUser: true });
    expect(eventsSince(start, roomChannel(chatId))).toEqual([]);
    expect(eventsSince(start, INTERNAL_CHANNEL)).toEqual([]);
    expect(await fetchRooms(chat, host)).toEqual(before);
  });

  it('can leave it unnoticed, and returns only by another invitation', async () => {
    const { chatId } = await open([mate.email, stranger.email]);
    const page = await createListener(chat, stranger);
    const before = await fetchRooms(chat, host);
    const start = chat.events.length;
    expect((await ask(stranger, leaveChatRoom, { chatId })).body).toEqual({ success: true });
    expect(page.rooms).toEqual([]);
    expect(await fetchRooms(chat, stranger)).toEqual([]);
    expect((await ask(stranger, getChatRoom, { chatId })).status).toBe(404);
    expect(eventsSince(start, roomChannel(chatId))).toEqual([]);
    expect(await fetchRooms(chat, host)).toEqual(before);
    expect((await ask(host, addChatMembers, { chatId, participants: [stranger.email] })).body.code).toBe(
      'CHAT_MEMBER_ALREADY_IN_ROOM',
    );
    await ask(stranger, leaveChatRoom, { chatId });
    expect((await ask(host, resendChatInvite, { chatId, email: stranger.email })).body).toEqual({ success: true });
    expect(await isIn(stranger, chatId)).toBe(true);
    expect(await memberIn(chatId, stranger)).toMatchObject(INVITED);
  });

  it('is not added again with the group after leaving its room', async () => {
    const groupId = chat.addGroup(host, 'Band', [{ email: stranger.email, accountId: stranger.accountId }]);
    const { chatId } = (await ask(host, createGroupChatRoom, { groupId })).body.chatroom;
    await ask(stranger, leaveChatRoom, { chatId });
    await ask(host, createGroupChatRoom, { groupId });
    expect(await isIn(stranger, chatId)).toBe(false);
    const { participants } = (await ask(stranger, createGroupChatRoom, { groupId })).body.chatroom;
    expect(participants).toContainEqual(expect.objectContaining({ ...shown(stranger), currentUser: true }));
  });

  it('does not become the owner: the room closes when the last participant leaves', async () => {
    const { chatId } = await open([stranger.email]);
    const page = await createListener(chat, stranger);
    await ask(host, leaveChatRoom, { chatId });
    expect(page.rooms).toEqual([]);
    expect(await chat.connection.collection('chat.members').countDocuments({ chatId })).toBe(0);
  });

  it.each<[string, (chatId: string) => Promise<{ status: number }>]>([
    ['writing', (chatId) => say(stranger, chatId)],
    ['adding', (chatId) => ask(stranger, addChatMembers, { chatId, participants: ['new@example.com'] })],
    ['removing', (chatId) => ask(stranger, removeChatMember, { chatId, participantToRemove: mate.email })],
  ])('is shown to all members by %s', async (_what, act) => {
    const { chatId } = await open([mate.email, stranger.email]);
    await ask(host, allowMembersToManage, { chatId, allowToManage: true });
    const page = await createListener(chat, host);
    const start = chat.events.length;
    expect((await act(chatId)).status).toBe(200);
    expect(await memberIn(chatId, stranger)).toMatchObject(shown(stranger));
    expect(page.rooms).toEqual(await fetchRooms(chat, host));
    const notified = eventsSince(start, roomChannel(chatId)).filter(({ type }) => type === 'ADD_PARTICIPANT');
    expect(notified).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({ participants: [expect.objectContaining(shown(stranger))] }),
      }),
    );
    expect(getMateEvents(start)[0]).toMatchObject({ accountId: stranger.accountId });
    expect((await ask(host, resendChatInvite, { chatId, email: stranger.email })).body.code).toBe(
      'CHAT_MEMBER_NOT_PENDING',
    );
  });

  it('is shown before their first message', async () => {
    const { chatId } = await open([mate.email, stranger.email]);
    const start = chat.events.length;
    await say(stranger, chatId);
    expect(eventsSince(start, roomChannel(chatId)).map(({ type }) => type)).toEqual([
      'ADD_PARTICIPANT',
      'chatroomMessage',
    ]);
  });

  it('is shown once, even if they send several messages at the same time', async () => {
    const { chatId } = await open([mate.email, stranger.email]);
    const start = chat.events.length;
    await Promise.all(Array.from({ length: 5 }, (_, index) => say(stranger, chatId, `message ${index}`)));
    const types = eventsSince(start, roomChannel(chatId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'ADD_PARTICIPANT')).toHaveLength(1);
    expect(getMateEvents(start)).toEqual([
      { accountId: stranger.accountId, mateIds: expect.arrayContaining([host.accountId, mate.accountId]) },
    ]);
  });

  it('stays hidden after refused calls', async () => {
    const { chatId } = await open([mate.email, stranger.email]);
    expect((await ask(stranger, renameChatRoom, { chatId, chatroomName: 'Mine' })).status).toBe(403);
    expect((await ask(stranger, addChatMembers, { chatId, participants: ['x@example.com'] })).status).toBe(403);
    expect((await say(stranger, chatId, ' ')).status).toBe(400);
    await ask(host, allowMembersToManage, { chatId, allowToManage: true });
    expect((await ask(stranger, addChatMembers, { chatId, participants: [mate.email] })).body.success).toBe(false);
    expect((await ask(stranger, removeChatMember, { chatId, participantToRemove: host.email })).status).toBe(403);
    expect(await memberIn(chatId, stranger)).toMatchObject(INVITED);
  });

  it('is shown in a private conversation once they open it or become an acquaintance', async () => {
    const contactId = chat.addContact(host, stranger.email);
    const openPrivately = async (person: TestPerson, id: string): Promise<ChatRoom> =>
      (await ask(person, createPrivateChatRoom, { contactId: id })).body.chatroom;
    const room = await openPrivately(host, contactId);
    expect(room).toMatchObject({ photo: null, participantsArrayString: stranger.email });
    const again = await openPrivately(stranger, chat.addContact(stranger, host.email));
    expect(again).toMatchObject({ chatId: room.chatId, participantsArrayString: 'Hanna' });
    expect(await openPrivately(host, contactId)).toMatchObject({ participantsArrayString: 'Sam' });

    const other = chat.stranger('Olaf');
    const othersId = chat.addContact(host, other.email);
    const { chatId } = await openPrivately(host, othersId);
    await ask(other, leaveChatRoom, { chatId });
    chat.acquaint(other);
    expect(await openPrivately(host, othersId)).toMatchObject({ participantsArrayString: 'Olaf' });
    expect(await isIn(other, chatId)).toBe(true);
  });

  it('is shown in a meeting’s room once they join the meeting; the owner is shown from the beginning', async () => {
    const { accountId: ownerId } = chat.stranger('Olga');
    const meeting = { meetingKey: `meeting-${ownerId}`, ownerId, roomName: 'Planning' };
    const start = chat.events.length;
    const { chatId } = await service(openMeetingChatRoom, { ...meeting, accountIds: [host.accountId] });
    const participants = async () => (await ask(host, getChatMembers, { chatId })).body.participants;
    expect(await participants()).toMatchObject([{ fullName: 'Olga', isOwner: true, invited: false }, shown(host)]);
    // The owner did not come to the meeting, so they share the room with nobody.
    expect(getMateEvents(start)).toEqual([]);
    expect(chat.mails).toEqual([]);
    await ask(host, allowMembersToManage, { chatId, allowToManage: true });
    await service(openMeetingChatRoom, { ...meeting, accountIds: [stranger.accountId] });
    expect(await memberIn(chatId, stranger)).toMatchObject(shown(stranger));
    expect(getMateEvents(start)).toEqual([{ accountId: stranger.accountId, mateIds: [host.accountId] }]);
    await service(openMeetingChatRoom, { ...meeting, accountIds: [ownerId] });
    expect(getMateEvents(start)[1]).toEqual({
      accountId: ownerId,
      mateIds: expect.arrayContaining([host.accountId, stranger.accountId]),
    });
  });
});

describe('room mates', () => {
  const getMates = async ({ accountId }: TestPerson, among: readonly TestPerson[]) =>
    (await service(findRoomMates, { accountId, among: among.map((person) => person.accountId) })).accountIds;

  it('are people who take part in the same room', async () => {
    const { chatId } = await open([mate.email, stranger.email, 'new@example.com']);
    const other = chat.person('Otto');
    const everyone = [host, mate, stranger, other];
    expect(await getMates(host, everyone)).toEqual([mate.accountId]);
    expect(await getMates(stranger, everyone)).toEqual([]);
    await say(stranger, chatId);
    expect((await getMates(stranger, everyone)).sort()).toEqual([host.accountId, mate.accountId].sort());
    expect(await getMates(host, [])).toEqual([]);
    await ask(host, closeChatRoom, { chatId });
    expect(await getMates(host, everyone)).toEqual([]);
  });

  it('are not searched for a person without rooms', async () => {
    const loner = chat.person('Lea');
    expect(await chat.getCommands(() => getMates(loner, [host, mate]))).toEqual(['distinct chat.members']);
  });

  it('can be requested only by services', async () => {
    const input = { accountId: host.accountId, among: [mate.accountId] };
    expect((await ask(host, findRoomMates, input)).status).toBe(404);
  });

  it('are announced once per pair when people come and go', async () => {
    const third = chat.person('Theo');
    const pairsSince = (start: number) =>
      getMateEvents(start)
        .flatMap(({ accountId, mateIds }) => mateIds.map((other) => [accountId, other].sort().join()))
        .sort();
    const pairs = (...people: [TestPerson, TestPerson][]) =>
      people.map(([one, other]) => [one.accountId, other.accountId].sort().join()).sort();
    const during = async (act: () => Promise<unknown>) => {
      const start = chat.events.length;
      await act();
      return pairsSince(start);
    };

    let chatId = '';
    expect(await during(async () => ({ chatId } = await open([mate.email, stranger.email])))).toEqual(
      pairs([host, mate]),
    );
    const add = () => ask(host, addChatMembers, { chatId, participants: [third.email, 'new@example.com'] });
    expect(await during(add)).toEqual(pairs([third, host], [third, mate]));
    expect(await during(() => ask(stranger, leaveChatRoom, { chatId }))).toEqual([]);
    expect(await during(() => ask(mate, leaveChatRoom, { chatId }))).toEqual(pairs([mate, host], [mate, third]));
    const remove = () => ask(host, removeChatMember, { chatId, participantToRemove: third.email });
    expect(await during(remove)).toEqual(pairs([third, host]));
    expect(await during(() => ask(host, addChatMembers, { chatId, participants: [mate.email] }))).toEqual(
      pairs([host, mate]),
    );
    expect(await during(() => ask(host, closeChatRoom, { chatId }))).toEqual(pairs([host, mate]));
  });
});

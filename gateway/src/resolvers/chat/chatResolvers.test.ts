import { ServiceError, type Call } from '@meet/contracts';
import { chatErrors, describeChatRoom } from '@meet/chat-contract';
import { describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import { loadSchema } from '../../graphql/loadSchema.ts';
import { createLoaders, type Loaders } from '../../loaders/createLoaders.ts';

const schema = loadSchema();
const room = describeChatRoom(
  {
    chatId: 'room-1',
    kind: 'room',
    roomName: 'Launch',
    allowManage: false,
    participants: [
      { accountId: 'a', email: 'ana@example.com', fullName: 'Ana', avatar: null, isOwner: true, invited: false },
    ],
    lastMessage: null,
    lastSequence: 0,
    version: 1,
    createdAt: 1,
  },
  'ana@example.com',
  0,
);
const message = {
  chatId: 'room-1',
  sequence: 1,
  clientMessageId: 'message-1',
  name: 'Ana',
  email: 'ana@example.com',
  avatar: null,
  content: 'Hello',
  timestamp: 1_790_000_000_000,
};

/** Runs a document against answers by call name; keeps what the calls were given. */
async function run(source: string, answers: Record<string, unknown>) {
  const calls: [string, unknown][] = [];
  const contextValue = {
    call: async ({ name }: Call, input: unknown) => {
      calls.push([name, input]);
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    translate: (key: string) => key,
    loaders: undefined as Loaders | undefined,
  };
  contextValue.loaders = createLoaders(contextValue.call as Parameters<typeof createLoaders>[0]);
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return { data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>, calls };
}

describe('chat over GraphQL', () => {
  it('asks for the presence of all members of all rooms at once', async () => {
    const member = (name: string) => ({ ...room.participants[0]!, email: `${name}@example.com`, currentUser: false });
    const rooms = [1, 2, 3].map((n) => ({
      ...room,
      chatId: `room-${n}`,
      participants: [member('bo'), member(`x${n}`)],
    }));
    const bo = { email: 'Bo@example.com', online: true, time: null, status: null, presenceVersion: 2 };
    const { data, calls } = await run('{ chatRooms { participants { presence { online } } } }', {
      listChatRooms: { chatrooms: rooms },
      getOnlineContacts: { contactsStatus: [bo] },
    });
    expect(data.chatRooms).toEqual(
      rooms.map(() => ({ participants: [{ presence: { online: true } }, { presence: null }] })),
    );
    expect(calls.map(([name]) => name)).toEqual(['listChatRooms', 'getOnlineContacts']);
  });

  it('lists rooms and reads pages by sequence number', async () => {
    const { data, calls } = await run(
      `{ chatRooms { chatId isOwner participants { email currentUser } } chatMessages(chatId: "room-1", afterSequence: 7) { hasMore messages { sequence timestamp } } }`,
      { listChatRooms: { chatrooms: [room] }, getChatMessages: { messages: [message], hasMore: false } },
    );
    expect(data).toEqual({
      chatRooms: [{ chatId: 'room-1', isOwner: true, participants: [{ email: 'ana@example.com', currentUser: true }] }],
      chatMessages: { hasMore: false, messages: [{ sequence: 1, timestamp: 1_790_000_000_000 }] },
    });
    expect(calls).toContainEqual([
      'getChatMessages',
      { chatId: 'room-1', beforeSequence: undefined, afterSequence: 7 },
    ]);
  });

  const mutations: [string, string, string, unknown, unknown][] = [
    [
      'sendChatMessage(input: { chatId: "room-1", message: "Hello", clientMessageId: "message-1" })',
      'sendChatMessage',
      'SendChatMessageSuccess',
      { message },
      { chatId: 'room-1', message: 'Hello', clientMessageId: 'message-1' },
    ],
    [
      'markChatRoomRead(chatId: "room-1", sequence: 3)',
      'markChatRoomRead',
      'MarkChatRoomReadSuccess',
      { readSequence: 3 },
      { chatId: 'room-1', sequence: 3 },
    ],
    [
      'createChatRoom(input: { emails: ["b@x.org"] })',
      'createChatRoom',
      'ChatRoomSuccess',
      { chatroom: room },
      { participants: ['b@x.org'] },
    ],
    [
      'createPrivateChatRoom(contactId: "c")',
      'createPrivateChatRoom',
      'ChatRoomSuccess',
      { chatroom: room },
      { contactId: 'c' },
    ],
    [
      'createGroupChatRoom(groupId: "g", roomName: null)',
      'createGroupChatRoom',
      'ChatRoomSuccess',
      { chatroom: room },
      { groupId: 'g' },
    ],
    [
      'addChatMembers(chatId: "room-1", emails: ["b@x.org"])',
      'addChatMembers',
      'ChatMembersSuccess',
      { participants: [] },
      { chatId: 'room-1', participants: ['b@x.org'] },
    ],
    [
      'removeChatMember(chatId: "room-1", email: "b@x.org")',
      'removeChatMember',
      'ChatMembersSuccess',
      { participants: [] },
      { chatId: 'room-1', participantToRemove: 'b@x.org' },
    ],
    ['leaveChatRoom(chatId: "room-1")', 'leaveChatRoom', 'LeaveChatRoomSuccess', {}, { chatId: 'room-1' }],
    ['closeChatRoom(chatId: "room-1")', 'closeChatRoom', 'CloseChatRoomSuccess', {}, { chatId: 'room-1' }],
    [
      'allowMembersToManage(chatId: "room-1", allowManage: true)',
      'allowMembersToManage',
      'AllowMembersToManageSuccess',
      { allowManage: true },
      { chatId: 'room-1', allowToManage: true },
    ],
    [
      'renameChatRoom(input: { chatId: "room-1", chatroomName: "New" })',
      'renameChatRoom',
      'RenameChatRoomSuccess',
      { roomName: 'New' },
      { chatId: 'room-1', chatroomName: 'New' },
    ],
    [
      'resendChatInvite(chatId: "room-1", email: "b@x.org")',
      'resendChatInvite',
      'ResendChatInviteSuccess',
      {},
      { chatId: 'room-1', email: 'b@x.org' },
    ],
  ];

  it.each(mutations)('%s makes the call', async (field, call, typename, answer, input) => {
    const { data, calls } = await run(`mutation { result: ${field} { __typename } }`, { [call]: answer });
    expect(data).toEqual({ result: { __typename: typename } });
    expect(calls.map(([name, given]) => [name, JSON.parse(JSON.stringify(given))])).toEqual([[call, input]]);
  });

  it.each(mutations)('%s answers a refusal as Failure', async (field, call) => {
    const { data } = await run(`mutation { result: ${field} { ... on Failure { code message } } }`, {
      [call]: new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND),
    });
    expect(data).toEqual({ result: { code: 'CHAT_ROOM_NOT_FOUND', message: 'errors.CHAT_ROOM_NOT_FOUND' } });
  });
});

import { describe, it } from '@jest/globals';
import { chatEvents, describeChatRoom, toMessagePreview, sortChatRooms } from '@meet/chat-contract';
import type { ChatMember, ChatMessage, ChatRoomFacts } from '@meet/chat-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';
import { ANA, BEN, buildMember, buildMessage, getMemberFacts, VIEWER } from '../testing/buildRoom.ts';
import { messageReducers, readOn, type KnownMessages } from './createConversation.ts';
import { roomReducers, type KnownRooms } from './createRoomList.ts';

const CLEO = buildMember({ accountId: 'account-cleo', email: 'cleo@example.com', fullName: 'Cleo Ray' });
const chatId = fc.constantFrom('room-1', 'room-2');

/** A room as its server holds it, whether the viewer is in it or not. */
interface ServerRoom {
  /** The part of a room's members that lists show. */
  readonly facts: ChatRoomFacts;
  /** In the order in which they came. */
  readonly members: readonly ChatMember[];
  readonly readSequence: number;
  readonly archivedThrough: number | null;
  readonly isMember: boolean;
}
const NO_ROOMS: KnownRooms = { rooms: [], next: null, paged: 30, opened: [] };
type ServerRooms = ReadonlyMap<string, ServerRoom>;

const changes = fc.oneof(
  fc.record({ kind: fc.constantFrom('create' as const, 'close' as const, 'read' as const), chatId }),
  fc.record({ kind: fc.constant('message' as const), chatId, isOwn: fc.boolean() }),
  fc.record({ kind: fc.constant('rename' as const), chatId, roomName: fc.constantFrom('Launch', 'Plans') }),
  fc.record({ kind: fc.constant('manage' as const), chatId, allowManage: fc.boolean() }),
  fc.record({ kind: fc.constant('archive' as const), chatId, archived: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('add' as const, 'remove' as const, 'leave' as const),
    chatId,
    isViewer: fc.boolean(),
  }),
);
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

const FIRST = [ANA, BEN];
const EMPTY: ChatRoomFacts = {
  chatId: '',
  kind: 'room',
  roomName: 'Launch',
  allowManage: false,
  ...getMemberFacts(FIRST),
  lastMessage: null,
  lastSequence: 0,
  version: 1,
  createdAt: Date.UTC(2026, 0, 5, 9),
};

function change(before: ServerRooms, made: Change) {
  const room = before.get(made.chatId);
  const closed = room && room.members.length === 0;
  const set = (next: ServerRoom, ...events: { type: string; payload: unknown }[]) => ({
    world: new Map(before).set(made.chatId, next),
    // The viewer hears of their own rooms only.
    events: room?.isMember || next.isMember ? events : [],
  });
  if (made.kind === 'create') {
    if (room) return undefined;
    const facts = { ...EMPTY, chatId: made.chatId };
    return set(
      { facts, members: FIRST, readSequence: 0, archivedThrough: null, isMember: true },
      { type: 'CREATE_CHATROOM', payload: { ...facts, isInvited: false } },
    );
  }
  if (!room || closed) return undefined;
  const { facts } = room;
  const next = { chatId: made.chatId, version: facts.version + 1 };
  const changed = (part: Partial<ChatRoomFacts>, members = room.members) => ({
    ...room,
    members,
    facts: { ...facts, ...part, ...getMemberFacts(members), version: next.version },
  });
  switch (made.kind) {
    case 'close':
      return set({ ...changed({}, []), isMember: false }, { type: 'CLOSE_CHATROOM', payload: { chatId: made.chatId } });
    case 'read': {
      const read = { ...room, readSequence: facts.lastSequence };
      return set(read, { type: 'chatroomRead', payload: { chatId: made.chatId, readSequence: read.readSequence } });
    }
    case 'message': {
      const sequence = facts.lastSequence + 1;
      const isOwn = made.isOwn && room.isMember;
      const message = buildMessage(sequence, { chatId: made.chatId, ...(isOwn && { email: VIEWER, name: 'Ana Pop' }) });
      const spoken = { ...facts, lastSequence: sequence, lastMessage: toMessagePreview(message) };
      const readSequence = isOwn ? sequence : room.readSequence;
      return set({ ...room, facts: spoken, readSequence }, { type: 'chatroomMessage', payload: message });
    }
    case 'archive': {
      if (!room.isMember) return undefined;
      const archivedThrough = made.archived ? facts.lastSequence : null;
      return set(
        { ...room, archivedThrough },
        { type: 'chatroomArchived', payload: { chatId: made.chatId, archivedThrough } },
      );
    }
    case 'rename':
      return set(changed({ roomName: made.roomName }), {
        type: 'RENAME_CHATROOM',
        payload: { ...next, roomName: made.roomName },
      });
    case 'manage':
      return set(changed({ allowManage: made.allowManage }), {
        type: 'ALLOW_MANAGE_PARTICIPANT',
        payload: { ...next, allowManage: made.allowManage },
      });
    case 'add': {
      const added = made.isViewer ? { ...ANA, isOwner: false } : CLEO;
      if (room.members.some(({ email }) => email === added.email)) return undefined;
      const joined = changed({}, [...room.members, added]);
      return made.isViewer
        ? set(
            { ...joined, isMember: true, readSequence: facts.lastSequence, archivedThrough: null },
            { type: 'CREATE_CHATROOM', payload: { ...joined.facts, isInvited: false } },
          )
        : set(joined, {
            type: 'ADD_PARTICIPANT',
            payload: { ...next, ...getMemberFacts(joined.members), participants: [CLEO] },
          });
    }
    case 'remove':
    case 'leave': {
      const { email } = made.isViewer ? ANA : CLEO;
      if (!room.members.some((member) => member.email === email)) return undefined;
      const isOwner = room.members.some((member) => member.email === email && member.isOwner);
      const newOwnerEmail = isOwner && made.kind === 'leave' ? BEN.email : null;
      const left = changed(
        {},
        room.members
          .filter((member) => member.email !== email)
          .map((member) => (member.email === newOwnerEmail ? { ...member, isOwner: true } : member)),
      );
      const type = made.kind === 'leave' ? 'LEAVE_CHATROOM' : 'REMOVE_PARTICIPANT';
      const payload = {
        ...next,
        ...getMemberFacts(left.members),
        email,
        ...(made.kind === 'leave' && { newOwnerEmail }),
      };
      return set(made.isViewer ? { ...left, isMember: false } : left, { type, payload });
    }
  }
}

describe('in every order of events, fetches and breaks, what fetching again would give', () => {
  it('are the rooms', async () => {
    await checkLiveQuery<ServerRooms, Change, KnownRooms>({
      world: new Map([
        [
          'room-1',
          {
            facts: { ...EMPTY, chatId: 'room-1' },
            members: FIRST,
            readSequence: 0,
            archivedThrough: null,
            isMember: true,
          },
        ],
      ]),
      changes,
      change,
      fetched: (rooms) => ({
        ...NO_ROOMS,
        rooms: sortChatRooms(
          [...rooms.values()]
            .filter(({ isMember }) => isMember)
            .map(({ facts, members: _members, ...own }) => describeChatRoom(facts, VIEWER, own)),
        ),
      }),
      initial: NO_ROOMS,
      ...roomReducers(VIEWER),
      types: chatEvents.map(({ type }) => type),
    });
  });

  it('are the messages of a room', async () => {
    const PAGE = 3;
    await checkLiveQuery<readonly ChatMessage[], string, KnownMessages>({
      world: [],
      changes: fc.constantFrom('room-1', 'room-1', 'room-2'),
      change(messages, spokenIn) {
        const message = buildMessage(messages.length + 1, { chatId: spokenIn });
        const world = spokenIn === 'room-1' ? [...messages, message] : messages;
        return { world, events: [{ type: 'chatroomMessage', payload: message }] };
      },
      fetched: (messages) => ({ messages, hasOlder: false }),
      fetch: (read, known, signal) =>
        readOn(
          (range) =>
            read((messages) => {
              const after = 'after' in range ? range.after : -1;
              const found = messages.filter(({ sequence }) => sequence > after);
              return after < 0
                ? { messages: found.slice(-PAGE), hasMore: found.length > PAGE }
                : { messages: found.slice(0, PAGE), hasMore: found.length > PAGE };
            }),
          known(),
          signal,
        ),
      ...messageReducers('room-1'),
      // The beginning depends on the time of the first fetch. From there on nothing is missing, up to the last message.
      shown: ({ messages }) => ({
        last: messages.at(-1)?.sequence ?? 0,
        hasGap: messages.some(({ sequence }, index) => index > 0 && sequence !== messages[index - 1]!.sequence + 1),
      }),
      types: ['chatroomMessage'],
    });
  });
});

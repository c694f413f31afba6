import { describe, it } from '@jest/globals';
import {
  chatEvents,
  describeChatRoom,
  toMessagePreview,
  sortChatRooms,
  toThreadId,
  withDeletion,
} from '@meet/chat-contract';
import type { ChatMember, ChatMessage, ChatNotificationLevel, ChatRoomAttributes } from '@meet/chat-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';
import { ANA, BEN, buildMember, buildMessage, getMemberAttributes, VIEWER } from '../testing/buildRoom.ts';
import { messageReducers, readOn, type KnownMessages } from './createConversation.ts';
import { roomReducers, type KnownRooms } from './createRoomList.ts';

const CLEO = buildMember({ accountId: 'account-cleo', email: 'cleo@example.com', fullName: 'Cleo Ray' });
const chatId = fc.constantFrom('room-1', 'room-2');
/** A thread in a room of the viewer, whose events come on the room's channel. */
const THREAD = toThreadId({ chatId: 'AAAAAAAAAAAAAAAAAAAAAA', sequence: 1 });

/** A room in the server's state, whether or not the viewer is in it. */
interface ServerRoom {
  /** The attributes that lists show, with the member preview. */
  readonly attributes: ChatRoomAttributes;
  /** In the order in which they joined. */
  readonly members: readonly ChatMember[];
  readonly readSequence: number;
  readonly archivedThrough: number | null;
  readonly notificationLevel?: ChatNotificationLevel;
  readonly isFavourite?: boolean;
  readonly isMember: boolean;
}
const NO_ROOMS: KnownRooms = { rooms: [], next: null, paged: 30, opened: [] };
type ServerRooms = ReadonlyMap<string, ServerRoom>;

const changes = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...(['create', 'close', 'read', 'react', 'type', 'reply', 'thread'] as const)),
    chatId,
  }),
  fc.record({ kind: fc.constant('message' as const), chatId, isOwn: fc.boolean() }),
  fc.record({
    kind: fc.constant('change' as const),
    chatId,
    back: fc.constantFrom(0, 0, 1, 2),
    how: fc.constantFrom('edit' as const, 'delete' as const, 'restore' as const),
  }),
  fc.record({ kind: fc.constant('rename' as const), chatId, roomName: fc.constantFrom('Launch', 'Plans') }),
  fc.record({ kind: fc.constant('manage' as const), chatId, allowManage: fc.boolean() }),
  fc.record({ kind: fc.constant('unread' as const), chatId, back: fc.constantFrom(0, 1, 2) }),
  fc.record({ kind: fc.constant('archive' as const), chatId, archived: fc.boolean() }),
  fc.record({
    kind: fc.constant('settings' as const),
    chatId,
    notificationLevel: fc.constantFrom('everything' as const, 'mentions' as const),
    isFavourite: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('add' as const, 'remove' as const, 'leave' as const),
    chatId,
    isViewer: fc.boolean(),
  }),
);
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

const FIRST = [ANA, BEN];
const NEW_MEMBER = { archivedThrough: null, isMember: true };
const EMPTY: ChatRoomAttributes = {
  chatId: '',
  kind: 'room',
  roomName: 'Launch',
  allowManage: false,
  ...getMemberAttributes(FIRST),
  lastMessage: null,
  lastSequence: 0,
  lastChange: 0,
  deletedSequences: [],
  version: 1,
  createdAt: Date.UTC(2026, 0, 5, 9),
};

function change(before: ServerRooms, made: Change) {
  const room = before.get(made.chatId);
  const closed = room && room.members.length === 0;
  const set = (next: ServerRoom, ...events: { type: string; payload: unknown }[]) => ({
    world: new Map(before).set(made.chatId, next),
    // The viewer receives events of their own rooms only.
    events: room?.isMember || next.isMember ? events : [],
  });
  if (made.kind === 'create') {
    if (room) return undefined;
    const attributes = { ...EMPTY, chatId: made.chatId };
    return set(
      { attributes, members: FIRST, ...NEW_MEMBER, readSequence: 0 },
      { type: 'CREATE_CHATROOM', payload: { ...attributes, isInvited: false } },
    );
  }
  if (!room || closed) return undefined;
  const { attributes } = room;
  const next = { chatId: made.chatId, version: attributes.version + 1 };
  const changed = (part: Partial<ChatRoomAttributes>, members = room.members) => ({
    ...room,
    members,
    attributes: { ...attributes, ...part, ...getMemberAttributes(members), version: next.version },
  });
  switch (made.kind) {
    case 'close':
      return set({ ...changed({}, []), isMember: false }, { type: 'CLOSE_CHATROOM', payload: { chatId: made.chatId } });
    case 'read': {
      const read = { ...room, readSequence: attributes.lastSequence };
      return set(read, { type: 'chatroomRead', payload: { chatId: made.chatId, readSequence: read.readSequence } });
    }
    case 'unread': {
      if (!room.isMember || attributes.lastSequence <= made.back) return undefined;
      const readSequence = Math.min(room.readSequence, attributes.lastSequence - made.back - 1);
      return set(
        { ...room, readSequence },
        {
          type: 'chatroomMarkedUnread',
          payload: {
            chatId: made.chatId,
            readSequence,
            deletedSequences: attributes.deletedSequences,
            lastSequence: attributes.lastSequence,
            lastChange: attributes.lastChange,
            roomVersion: attributes.version,
          },
        },
      );
    }
    case 'type':
      // The list of rooms does not contain who is typing.
      return set(room, {
        type: 'chatroomTyping',
        payload: { chatId: made.chatId, email: 'ben@example.com', fullName: 'Ben Okafor' },
      });
    case 'reply':
      // A reply in a thread leaves the list of rooms as it is.
      return set(room, { type: 'chatroomMessage', payload: buildMessage(7, { chatId: THREAD }) });
    case 'thread':
      return set(room, { type: 'chatroomThread', payload: { threadId: THREAD, isFollowed: true, isUnread: true } });
    case 'react':
      // The list of rooms does not contain the viewer's own reactions.
      return set(room, {
        type: 'chatroomReactionsChanged',
        payload: { chatId: made.chatId, sequence: attributes.lastSequence, emojis: ['👍'] },
      });
    case 'message': {
      const sequence = attributes.lastSequence + 1;
      const isOwn = made.isOwn && room.isMember;
      const message = buildMessage(sequence, { chatId: made.chatId, ...(isOwn && { email: VIEWER, name: 'Ana Pop' }) });
      const spoken = { ...attributes, lastSequence: sequence, lastMessage: toMessagePreview(message) };
      const readSequence = isOwn ? sequence : room.readSequence;
      return set({ ...room, attributes: spoken, readSequence }, { type: 'chatroomMessage', payload: message });
    }
    case 'change': {
      const sequence = attributes.lastSequence - made.back;
      const isDeleted = attributes.deletedSequences.includes(sequence);
      if (sequence < 1 || isDeleted !== (made.how === 'restore')) return undefined;
      const lastChange = attributes.lastChange + 1;
      const { email, name } = attributes.lastMessage!;
      const message = buildMessage(sequence, {
        ...(made.back === 0 && { email, name }),
        chatId: made.chatId,
        change: lastChange,
        ...(made.how === 'delete' ? { content: '', deletedAt: 1 } : { content: `${made.how} ${lastChange}` }),
      });
      const deletedSequences = withDeletion(attributes.deletedSequences, {
        sequence,
        isDeleted: made.how === 'delete',
      });
      const lastMessage = made.back === 0 ? toMessagePreview(message) : attributes.lastMessage;
      return set(
        { ...room, attributes: { ...attributes, lastChange, deletedSequences, lastMessage } },
        { type: 'chatroomMessageChanged', payload: message },
      );
    }
    case 'archive': {
      if (!room.isMember) return undefined;
      const archivedThrough = made.archived ? attributes.lastSequence : null;
      return set(
        { ...room, archivedThrough },
        {
          type: 'chatroomArchived',
          payload: { chatId: made.chatId, archivedThrough, roomVersion: attributes.version },
        },
      );
    }
    case 'settings': {
      if (!room.isMember) return undefined;
      const { kind: _kind, chatId: _chatId, ...settings } = made;
      return set(
        { ...room, ...settings },
        {
          type: 'chatroomSettingsChanged',
          payload: { chatId: made.chatId, ...settings, roomVersion: attributes.version },
        },
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
            {
              attributes: joined.attributes,
              members: joined.members,
              ...NEW_MEMBER,
              readSequence: attributes.lastSequence,
            },
            { type: 'CREATE_CHATROOM', payload: { ...joined.attributes, isInvited: false } },
          )
        : set(joined, {
            type: 'ADD_PARTICIPANT',
            payload: { ...next, ...getMemberAttributes(joined.members), participants: [CLEO] },
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
        ...getMemberAttributes(left.members),
        email,
        ...(made.kind === 'leave' && { newOwnerEmail }),
      };
      return set(made.isViewer ? { ...left, isMember: false } : left, { type, payload });
    }
  }
}

describe('the live chat data', () => {
  it('has the rooms of a new fetch, in any order of events, fetches and connection breaks', async () => {
    await checkLiveQuery<ServerRooms, Change, KnownRooms>({
      world: new Map([
        [
          'room-1',
          {
            attributes: { ...EMPTY, chatId: 'room-1' },
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
            .map(({ attributes, members: _members, ...own }) => describeChatRoom(attributes, VIEWER, own)),
        ),
      }),
      initial: NO_ROOMS,
      ...roomReducers(VIEWER),
      types: chatEvents.map(({ type }) => type),
    });
  });

  it('has the messages of a new fetch, with quotes, edits, reactions and deletions, in any order of events', async () => {
    const PAGE = 3;
    interface Room {
      readonly messages: readonly ChatMessage[];
      readonly lastChange: number;
    }
    const page = (found: readonly ChatMessage[], messages: readonly ChatMessage[], { lastChange }: Room) => ({
      messages,
      hasMore: found.length > PAGE,
      lastChange,
    });
    await checkLiveQuery<
      Room,
      { kind: 'send' | 'reply' | 'edit' | 'react' | 'delete' | 'restore'; in: string; back: number },
      KnownMessages
    >({
      world: { messages: [], lastChange: 0 },
      changes: fc.record({
        kind: fc.constantFrom('send', 'send', 'reply', 'edit', 'react', 'delete', 'restore'),
        in: fc.constantFrom('room-1', 'room-1', 'room-2', THREAD),
        back: fc.nat({ max: 4 }),
      }),
      change({ messages, lastChange }, { kind, in: spokenIn, back }) {
        if (spokenIn !== 'room-1') {
          const [type, change] = kind === 'send' ? ['chatroomMessage', 0] : ['chatroomMessageChanged', 9];
          const payload = buildMessage(messages.length + 1, { chatId: spokenIn, change });
          return { world: { messages, lastChange }, events: [{ type, payload }] };
        }
        const at = messages.length - 1 - back;
        const old = messages[at];
        if (kind === 'send' || kind === 'reply') {
          const replyTo = kind === 'reply' && old ? toMessagePreview(old) : null;
          const message = buildMessage(messages.length + 1, { replyTo });
          const world = { messages: [...messages, message], lastChange };
          return { world, events: [{ type: 'chatroomMessage', payload: message }] };
        }
        if (!old || (old.deletedAt !== null) !== (kind === 'restore')) return undefined;
        const change = lastChange + 1;
        const part =
          kind === 'react'
            ? { reactions: [{ emoji: '👍', count: change }] }
            : kind === 'delete'
              ? { content: '', deletedAt: 1, reactions: [] }
              : { content: `${kind} ${change}`, deletedAt: null };
        const changed = { ...old, ...part, change };
        const quote = toMessagePreview(changed);
        const next = messages
          .with(at, changed)
          .map((one) => (one.replyTo?.sequence === changed.sequence ? { ...one, replyTo: quote } : one));
        return {
          world: { messages: next, lastChange: change },
          events: [{ type: 'chatroomMessageChanged', payload: changed }],
        };
      },
      fetched: ({ messages, lastChange }) => ({ messages, hasOlder: false, lastChange }),
      fetch: (read, known, signal) =>
        readOn(
          {
            read: (range) =>
              read((room) => {
                const after = 'after' in range ? range.after : -1;
                const found = room.messages.filter(({ sequence }) => sequence > after);
                return page(found, after < 0 ? found.slice(-PAGE) : found.slice(0, PAGE), room);
              }),
            readChanges: (after) =>
              read((room) => {
                const found = room.messages
                  .filter(({ change }) => change > after)
                  .sort((one, other) => one.change - other.change);
                const first = found.slice(0, PAGE);
                const answer = page(found, first, room);
                return answer.hasMore ? { ...answer, lastChange: first.at(-1)!.change } : answer;
              }),
          },
          known(),
          signal,
        ),
      ...messageReducers('room-1'),
      // The oldest loaded message depends on the time of the first fetch. From there to the last message there is no
      // gap.
      shown: ({ messages, lastChange }) => ({
        newest: messages.slice(-PAGE),
        hasGap: messages.some(({ sequence }, index) => index > 0 && sequence !== messages[index - 1]!.sequence + 1),
        lastChange,
      }),
      types: ['chatroomMessage', 'chatroomMessageChanged'],
    });
  });
});

import { defineReducers, type BusEvent } from '@meet/contracts/events';
import { describeChatRoom, sortChatRooms, type OwnRoomAttributes } from './describeChatRoom.ts';
import type { chatEvents } from './events.ts';
import { toMessagePreview, withDeletion } from './messages.ts';
import type { ChatRoom, ChatRoomAttributes } from './schemas.ts';

/**
 * Returns the caller's rooms after an event; the result equals a fetched list. Pure. An outdated event changes nothing,
 * and an event about other rooms returns the same list.
 */
export const applyChatEvent = defineReducers<readonly ChatRoom[], typeof chatEvents, [viewerEmail: string]>()<
  readonly ChatRoom[]
>({
  chatroomMessage(rooms, message, viewerEmail) {
    const next = changed(rooms, message.chatId, viewerEmail, (room) =>
      message.sequence <= room.lastSequence
        ? room
        : {
            ...room,
            lastSequence: message.sequence,
            lastMessage: toMessagePreview(message),
            readSequence: message.email === viewerEmail ? message.sequence : room.readSequence,
          },
    );
    return next === rooms ? rooms : sortChatRooms(next);
  },

  chatroomMessageChanged: (rooms, message, viewerEmail) =>
    changed(rooms, message.chatId, viewerEmail, (room) =>
      message.change <= room.lastChange
        ? room
        : {
            ...room,
            lastChange: message.change,
            deletedSequences: withDeletion(room.deletedSequences, {
              sequence: message.sequence,
              isDeleted: message.deletedAt !== null,
            }),
            lastMessage: message.sequence === room.lastMessage?.sequence ? toMessagePreview(message) : room.lastMessage,
          },
    ),

  CREATE_CHATROOM: (rooms, attributes, viewerEmail) => {
    const known = rooms.find(({ chatId }) => chatId === attributes.chatId);
    if (known && known.version >= attributes.version) return rooms;
    const created = describeChatRoom(attributes, viewerEmail, {
      ...getOwnAttributes(attributes),
      ...known,
      isInvited: attributes.isInvited,
    });
    return sortChatRooms([...rooms.filter(({ chatId }) => chatId !== attributes.chatId), created]);
  },

  ADD_PARTICIPANT: (rooms, payload, viewerEmail) =>
    newer(rooms, payload, viewerEmail, (room) => ({
      ...room,
      ...getMemberAttributes(payload),
      isInvited: payload.participants.find(({ email }) => email === viewerEmail)?.invited ?? room.isInvited,
    })),

  REMOVE_PARTICIPANT: (rooms, payload, viewerEmail) => withoutMember(rooms, payload, viewerEmail),

  LEAVE_CHATROOM: (rooms, payload, viewerEmail) => withoutMember(rooms, payload, viewerEmail),

  CLOSE_CHATROOM: (rooms, payload) => without(rooms, payload.chatId),

  RENAME_CHATROOM: (rooms, payload, viewerEmail) =>
    newer(rooms, payload, viewerEmail, (room) => ({ ...room, roomName: payload.roomName })),

  ALLOW_MANAGE_PARTICIPANT: (rooms, payload, viewerEmail) =>
    newer(rooms, payload, viewerEmail, (room) => ({ ...room, allowManage: payload.allowManage })),

  chatroomArchived(rooms, { chatId, archivedThrough }, viewerEmail) {
    const next = changed(rooms, chatId, viewerEmail, (room) => ({ ...room, archivedThrough }));
    return next === rooms ? rooms : sortChatRooms(next);
  },

  chatroomSettingsChanged(rooms, { chatId, notificationLevel, isFavourite }, viewerEmail) {
    const next = changed(rooms, chatId, viewerEmail, (room) => ({ ...room, notificationLevel, isFavourite }));
    return next === rooms ? rooms : sortChatRooms(next);
  },

  chatroomReactionsChanged: (rooms) => rooms,

  chatroomThread: (rooms) => rooms,

  chatroomTyping: (rooms) => rooms,

  chatroomMarkedUnread: (rooms, { chatId, readSequence, deletedSequences }, viewerEmail) =>
    changed(rooms, chatId, viewerEmail, (room) => ({ ...room, readSequence, deletedSequences })),

  chatroomRead: (rooms, payload, viewerEmail) =>
    changed(rooms, payload.chatId, viewerEmail, (room) =>
      payload.readSequence <= room.readSequence ? room : { ...room, readSequence: payload.readSequence },
    ),
});

/** Numbers by which an event stands before or after the known state of its room. Each event has some of them. */
type EventPlace = {
  readonly [Number in 'version' | 'change' | 'roomVersion' | 'lastSequence' | 'lastChange']?: number | undefined;
};

/**
 * Returns whether the room must be fetched again. A gap in its version or change number shows a lost event. An event
 * that replaces a part of the viewer's own state may be older than the room, as after a fetch: an answer takes an unread
 * mark away, and a member who returns starts again, so only the server knows whether such an event still holds.
 */
export function needsRoomFetch(room: ChatRoom, { payload }: Pick<BusEvent<unknown>, 'payload'>): boolean {
  const {
    version = 0,
    change = 0,
    roomVersion,
    lastSequence = Infinity,
    lastChange = Infinity,
  } = payload as EventPlace;
  if (version > room.version + 1 || change > room.lastChange + 1) return true;
  if (roomVersion === undefined) return false;
  return room.version > roomVersion || room.lastSequence > lastSequence || room.lastChange > lastChange;
}

type Editable = ChatRoomAttributes & OwnRoomAttributes;
type MemberAttributes = Pick<ChatRoomAttributes, 'memberPreview' | 'memberCount' | 'ownerEmail'>;

const getMemberAttributes = ({ memberPreview, memberCount, ownerEmail }: MemberAttributes): MemberAttributes => ({
  memberPreview,
  memberCount,
  ownerEmail,
});

type Created = ChatRoomAttributes & {
  readonly [Mark in 'readSequence' | 'archivedThrough']?: number | null | undefined;
} & {
  readonly [Setting in 'notificationLevel' | 'isFavourite']?: ChatRoom[Setting] | undefined;
};

/**
 * Returns the member's own attributes of a new room. Earlier messages count as read for a new member. For a room that
 * was silent, the event holds the member's marks and settings.
 */
const getOwnAttributes = (created: Created): OwnRoomAttributes => ({
  readSequence: created.readSequence ?? created.lastSequence,
  archivedThrough: created.archivedThrough ?? null,
  notificationLevel: created.notificationLevel,
  isFavourite: created.isFavourite,
});

/** Changes one room and derives the viewer's properties again. */
function changed(
  rooms: readonly ChatRoom[],
  chatId: string,
  viewerEmail: string,
  change: (room: Editable) => Editable,
): readonly ChatRoom[] {
  const index = rooms.findIndex((room) => room.chatId === chatId);
  const room = rooms[index];
  const next = room && change(room);
  return next && next !== room ? rooms.with(index, describeChatRoom(next, viewerEmail, next)) : rooms;
}

function newer(
  rooms: readonly ChatRoom[],
  { chatId, version }: { chatId: string; version: number },
  viewerEmail: string,
  change: (room: Editable) => Editable,
): readonly ChatRoom[] {
  return changed(rooms, chatId, viewerEmail, (room) => (version <= room.version ? room : { ...change(room), version }));
}

function withoutMember(
  rooms: readonly ChatRoom[],
  payload: MemberAttributes & { chatId: string; version: number; email: string },
  viewerEmail: string,
): readonly ChatRoom[] {
  if (payload.email === viewerEmail) {
    const known = rooms.find(({ chatId }) => chatId === payload.chatId);
    return known && known.version < payload.version ? without(rooms, payload.chatId) : rooms;
  }
  return newer(rooms, payload, viewerEmail, (room) => ({ ...room, ...getMemberAttributes(payload) }));
}

function without(rooms: readonly ChatRoom[], chatId: string): readonly ChatRoom[] {
  return rooms.some((room) => room.chatId === chatId) ? rooms.filter((room) => room.chatId !== chatId) : rooms;
}

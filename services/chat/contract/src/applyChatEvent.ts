import type { BusEvent, EventDefinition, PayloadOf } from '@meet/contracts/events';
import { describeChatRoom, sortChatMembers, sortChatRooms } from './describeChatRoom.ts';
import {
  chatManagingAllowed,
  chatMemberRemoved,
  chatMembersAdded,
  chatRoomClosed,
  chatRoomCreated,
  chatRoomLeft,
  chatRoomRead,
  chatRoomRenamed,
  chatroomMessage,
} from './events.ts';
import { previewOf } from './previewOf.ts';
import type { ChatMember, ChatRoom, ChatRoomFacts } from './types.ts';

type Payload<E extends EventDefinition> = PayloadOf<E>;
type Fold = (rooms: readonly ChatRoom[], payload: never, viewerEmail: string) => readonly ChatRoom[];

/**
 * The caller's rooms after an event: the same as fetching them anew. Pure; an event that is older than what is known
 * changes nothing, and one that does not concern the viewer's rooms gives the same list back.
 */
export function applyChatEvent(
  rooms: readonly ChatRoom[],
  event: Pick<BusEvent, 'type' | 'payload'>,
  viewerEmail: string,
): readonly ChatRoom[] {
  const fold = folds[event.type];
  return fold ? fold(rooms, event.payload as never, viewerEmail) : rooms;
}

/** What a version's gap means: a change of this room went missing, so it must be fetched. */
export function missesChatChange(
  rooms: readonly ChatRoom[],
  { payload }: Pick<BusEvent<unknown>, 'payload'>,
): string | undefined {
  const { chatId, version } = payload as { chatId?: string; version?: number };
  const room = rooms.find((candidate) => candidate.chatId === chatId);
  return room && version !== undefined && version > room.version + 1 ? room.chatId : undefined;
}

const folds: Record<string, Fold> = {
  [chatroomMessage.type]: (rooms, message: Payload<typeof chatroomMessage>, viewerEmail) =>
    sortChatRooms(
      changed(rooms, message.chatId, viewerEmail, (room) =>
        message.sequence <= room.lastSequence
          ? room
          : {
              ...room,
              lastSequence: message.sequence,
              lastMessage: previewOf(message),
              readSequence: message.email === viewerEmail ? message.sequence : room.readSequence,
            },
      ),
    ),

  [chatRoomCreated.type]: (rooms, facts: Payload<typeof chatRoomCreated>, viewerEmail) => {
    const known = rooms.find(({ chatId }) => chatId === facts.chatId);
    if (known && known.version >= facts.version) return rooms;
    const created = describeChatRoom(facts, viewerEmail, known?.readSequence ?? facts.lastSequence);
    return sortChatRooms([...rooms.filter(({ chatId }) => chatId !== facts.chatId), created]);
  },

  [chatMembersAdded.type]: (rooms, payload: Payload<typeof chatMembersAdded>, viewerEmail) =>
    newer(rooms, payload, viewerEmail, (room) => ({
      ...room,
      participants: withMembers(room.participants, payload.participants),
    })),

  [chatMemberRemoved.type]: (rooms, payload: Payload<typeof chatMemberRemoved>, viewerEmail) =>
    withoutMember(rooms, payload, viewerEmail),

  [chatRoomLeft.type]: (rooms, payload: Payload<typeof chatRoomLeft>, viewerEmail) =>
    withoutMember(rooms, payload, viewerEmail, payload.newOwnerEmail),

  [chatRoomClosed.type]: (rooms, payload: Payload<typeof chatRoomClosed>) => without(rooms, payload.chatId),

  [chatRoomRenamed.type]: (rooms, payload: Payload<typeof chatRoomRenamed>, viewerEmail) =>
    newer(rooms, payload, viewerEmail, (room) => ({ ...room, roomName: payload.roomName })),

  [chatManagingAllowed.type]: (rooms, payload: Payload<typeof chatManagingAllowed>, viewerEmail) =>
    newer(rooms, payload, viewerEmail, (room) => ({ ...room, allowManage: payload.allowManage })),

  [chatRoomRead.type]: (rooms, payload: Payload<typeof chatRoomRead>, viewerEmail) =>
    changed(rooms, payload.chatId, viewerEmail, (room) => ({
      ...room,
      readSequence: Math.max(room.readSequence, payload.readSequence),
    })),
};

type Editable = ChatRoomFacts & { readSequence: number };

/** Changes one room and draws anew what follows from it for the viewer. */
function changed(
  rooms: readonly ChatRoom[],
  chatId: string,
  viewerEmail: string,
  change: (room: Editable) => Editable,
): readonly ChatRoom[] {
  return rooms.map((room) => {
    if (room.chatId !== chatId) return room;
    const next = change(room);
    return next === room ? room : describeChatRoom(next, viewerEmail, next.readSequence);
  });
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
  payload: { chatId: string; version: number; email: string },
  viewerEmail: string,
  newOwnerEmail: string | null = null,
): readonly ChatRoom[] {
  if (payload.email === viewerEmail) {
    const known = rooms.find(({ chatId }) => chatId === payload.chatId);
    return known && known.version < payload.version ? without(rooms, payload.chatId) : rooms;
  }
  return newer(rooms, payload, viewerEmail, (room) => ({
    ...room,
    participants: sortChatMembers(
      room.participants
        .filter(({ email }) => email !== payload.email)
        .map((member) => (member.email === newOwnerEmail ? { ...member, isOwner: true } : member)),
    ),
  }));
}

function without(rooms: readonly ChatRoom[], chatId: string): readonly ChatRoom[] {
  return rooms.some((room) => room.chatId === chatId) ? rooms.filter((room) => room.chatId !== chatId) : rooms;
}

function withMembers(present: readonly ChatMember[], added: readonly ChatMember[]): ChatMember[] {
  const addresses = new Set(added.map(({ email }) => email));
  return sortChatMembers([...present.filter(({ email }) => !addresses.has(email)), ...added]);
}

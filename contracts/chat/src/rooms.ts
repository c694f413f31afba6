import { array, boolean, number, object, string } from 'yup';
import { count, flag, id, input, list, noOutput, output, text } from '@meet/contracts';
import { ACCOUNTS_REQUESTED_MAX, membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { networkErrors } from '@meet/network-contract';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_ROOM_MEMBERS_MAX, CHAT_ROOM_PAGE_MAX, CHAT_SEARCH_MAX, CHAT_SEARCH_MIN } from './limits.ts';
import {
  chatId,
  chatRoom,
  memberEmails,
  namedMessage,
  notificationLevel,
  ownRoomSettings,
  position,
  requiredRoomName,
  roomName,
  searchedText,
} from './schemas.ts';

export const createChatRoom = defineCall('createChatRoom', {
  path: 'create-chatroom',
  access: 'user',
  summary:
    'Opens a room with the people at these addresses; acquaintances become members at once, everyone else is invited by e-mail.',
  input: input({
    participants: memberEmails()
      .min(1, 'chat.membersRequired')
      .max(CHAT_ROOM_MEMBERS_MAX - 1, 'chat.tooManyMembers'),
    roomName: roomName(),
  }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [chatErrors.CHAT_NO_OTHER_MEMBER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: {
    mutation: true,
    input: 'CreateChatRoomInput',
    success: 'ChatRoomSuccess',
  },
});

export const createGroupChatRoom = defineCall('createGroupChatRoom', {
  path: 'create-group-chatroom',
  access: 'user',
  summary: 'Opens the one room of a contact group, or finds it again and adds the people who joined the group since.',
  input: input({ groupId: id(), roomName: roomName() }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [networkErrors.GROUP_NOT_FOUND],
  graphql: { mutation: true, success: 'ChatRoomSuccess' },
});

export const createPrivateChatRoom = defineCall('createPrivateChatRoom', {
  path: 'create-private-chatroom',
  access: 'user',
  summary: 'Opens the one private conversation with a contact, or finds it again.',
  input: input({ contactId: id() }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [networkErrors.CONTACT_NOT_FOUND, chatErrors.CHAT_NO_OTHER_MEMBER],
  graphql: { mutation: true, success: 'ChatRoomSuccess' },
});

export const getChatRoom = defineCall('getChatRoom', {
  path: 'get-chatroom',
  access: 'user',
  summary: 'Reads one room.',
  input: input({ chatId: chatId() }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatRoom', value: 'chatroom' },
});

export const listChatRooms = defineCall('listChatRooms', {
  path: 'get-chatrooms-by-user',
  access: 'user',
  summary: 'Lists the rooms that the caller is a member of, favourites first, then those with the latest messages.',
  input: input({
    /** Leaves `participants` empty, so that the answer costs the same for any number of members. */
    previewOnly: boolean(),
  }),
  output: output({ chatrooms: array(chatRoom.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'chatRooms', value: 'chatrooms' },
});

export const getChatRoomPage = defineCall('getChatRoomPage', {
  path: 'get-chatroom-page',
  access: 'user',
  summary:
    'Lists a page of the caller’s rooms: favourites first, archived ones at the end, and within these the rooms with the latest messages first. The first page also brings those further down that have unread messages. A search returns only its matches, silent rooms too.',
  input: input({
    /** Default 30. */
    limit: count().min(1, 'common.invalid').max(CHAT_ROOM_PAGE_MAX, 'common.invalid'),
    /** `next` of the previous page. */
    after: text()
      .max(200, 'common.invalid')
      .matches(/^[012]\.\d{1,16}\.[A-Za-z0-9_-]+$/, { message: 'common.invalid', excludeEmptyString: true }),
    /** Search text; finds the same rooms as findChatRooms. */
    search: text().min(CHAT_SEARCH_MIN, 'chat.searchTooShort').max(CHAT_SEARCH_MAX, 'chat.searchTooLong'),
  }),
  output: output({
    chatrooms: array(chatRoom.required()).required(),
    /** Cursor to the next page; null on the last page. */
    next: string().nullable().defined(),
  }).meta({ name: 'ChatRoomPage' }),
  impersonation: 'allowed',
  graphql: { query: 'chatRoomPage' },
});

export const findChatRooms = defineCall('findChatRooms', {
  path: 'find-chatrooms',
  access: 'user',
  summary:
    'Finds up to fifty rooms of the caller by their name, or by a member’s name or address that the caller may see. The text must begin a word, regardless of case and accents.',
  input: input({ search: searchedText() }),
  output: output({ chatIds: array(string().required()).required() }),
  impersonation: 'allowed',
  // A person who types a search sends a few requests a second at most.
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'chatRoomsFound', value: 'chatIds' },
});

/** Fields of the form. The call also takes the room's id. */
export const renameChatRoomForm = input({ chatroomName: requiredRoomName() });

export const renameChatRoom = defineCall('renameChatRoom', {
  path: 'rename-chatroom',
  access: 'user',
  summary: 'Renames a room and notifies every member’s open tabs. For its owner only.',
  input: renameChatRoomForm.shape({ chatId: chatId() }),
  output: output({ roomName: string().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY, chatErrors.CHAT_ROOM_NAME_UNCHANGED],
  graphql: { mutation: true, input: 'RenameChatRoomInput' },
});

export const archiveChatRoom = defineCall('archiveChatRoom', {
  path: 'archive-chatroom',
  access: 'user',
  summary: 'Puts a room at the end of the caller’s own list until the next message in it, or restores it.',
  input: input({ chatId: chatId(), archived: flag().required('common.required') }),
  /** Number of the last message when the room was archived; null if it is not archived. */
  output: output({ archivedThrough: number().nullable().defined() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true, echo: ['chatId'] },
});

export const changeChatRoomSettings = defineCall('changeChatRoomSettings', {
  path: 'change-chatroom-settings',
  access: 'user',
  summary:
    'Sets the messages of a room for which the caller is notified, and whether it is a favourite. An omitted setting stays unchanged.',
  input: input({ chatId: chatId(), notificationLevel: notificationLevel(), isFavourite: boolean() }),
  output: output(ownRoomSettings),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true, echo: ['chatId'] },
});

export const closeChatRoom = defineCall('closeChatRoom', {
  path: 'close-chatroom',
  access: 'user',
  summary: 'Closes a room for everyone and deletes its messages. For its owner only.',
  input: input({ chatId: chatId() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY],
  graphql: { mutation: true, echo: ['chatId'] },
});

export const markChatRoomRead = defineCall('markChatRoomRead', {
  path: 'mark-chatroom-as-read',
  access: 'user',
  summary:
    'Stores the number of the last message that the caller has read; it never decreases. Without a sequence number, everything counts as read. Ends the mark of markChatRoomUnread.',
  input: input({ chatId: chatId(), sequence: position() }),
  output: output({ readSequence: number().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true },
});

export const markChatRoomUnread = defineCall('markChatRoomUnread', {
  path: 'mark-chatroom-as-unread',
  access: 'user',
  summary:
    'Counts a room’s messages from this one on as unread for the caller, until the caller reads any of them again.',
  input: input(namedMessage()),
  output: output({ readSequence: number().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND],
  graphql: { mutation: true },
});

export const listChatChannels = defineCall('listChatChannels', {
  path: 'list-chat-channels',
  access: 'service',
  summary: 'Names the channels of the rooms that accounts are members of, or states that they are unchanged.',
  input: membershipsInput().shape({
    /** Versions of earlier answers that the caller still holds. */
    known: list(object({ accountId: id().required(), version: count().required() }).required())
      .max(ACCOUNTS_REQUESTED_MAX)
      .optional(),
  }),
  output: membershipsOutput().shape({
    /** Versions of the accounts whose version differs from the known one; `memberships` holds their channels. */
    versions: array(object({ accountId: string().required(), version: number().required() }).required()).required(),
  }),
});

import { array, boolean, number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import {
  chatMember,
  chatMessage,
  chatRoomAttributes,
  memberAttributes,
  notificationLevel,
  ownRoomSettings,
} from './schemas.ts';

const change = { chatId: string().required(), version: number().required() };
/** A change of members, with the resulting members. */
const memberChange = { ...change, ...memberAttributes };

export const chatroomMessage = defineEvent('chatroomMessage', {
  summary: 'A message was stored; on the room’s channel.',
  payload: chatMessage,
});

export const chatMessageChanged = defineEvent('chatroomMessageChanged', {
  summary:
    'A message was edited, deleted, restored or reacted to. The event holds its present state; on the room’s channel.',
  payload: chatMessage,
});

/** Published on the internal channel, because people in a shared room may see more or less of each other now. */
export const roomMatesChanged = defineEvent('roomMatesChanged', {
  summary:
    'An account accepted membership of a room, or its membership ended. The event names the other accepted members.',
  payload: object({
    accountId: string().required(),
    mateIds: array(string().required()).required(),
  }),
});

export const meetingChatMessage = defineEvent('meetingChatMessage', {
  summary: 'A message was stored or changed in the room of a meeting, between services.',
  payload: object({
    /** Key that identifies the meeting's room. */
    meetingKey: string().required(),
    message: chatMessage.required(),
  }),
});

export const chatRoomCreated = defineEvent('CREATE_CHATROOM', {
  summary: 'The account on whose channel it comes became a member of this room.',
  payload: chatRoomAttributes.shape({
    /** True if the account was added without its consent. Others see only its address until it acts in the room. */
    isInvited: boolean().required(),
    /** Number of the last message that the account has read; if absent, all messages count as read. */
    readSequence: number().nullable(),
    /** Number of the last message when the account archived the room; null or absent if it did not. */
    archivedThrough: number().nullable(),
    /** The account's settings; if absent, the defaults of a new room. */
    notificationLevel: notificationLevel(),
    isFavourite: boolean(),
    /** Always empty. */
    participants: array(chatMember.required()).required().meta({ deprecated: 'Ask chatMembers, by pages.' }),
  }),
});

export const chatMembersAdded = defineEvent('ADD_PARTICIPANT', {
  summary: 'Members joined or were invited, or one who was invited takes part now; on the room’s channel.',
  payload: object({
    ...memberChange,
    /** Members who joined or whose attributes changed. */
    participants: array(chatMember.required()).required(),
  }),
});

export const chatMemberRemoved = defineEvent('REMOVE_PARTICIPANT', {
  summary: 'A member was removed; on the room’s channel and on the removed member’s own.',
  payload: object({ ...memberChange, email: string().required() }),
});

export const chatRoomLeft = defineEvent('LEAVE_CHATROOM', {
  summary: 'A member left; on the room’s channel and on the channel of the person who left.',
  payload: object({
    ...memberChange,
    email: string().required(),
    /** New owner of the room if its owner left; otherwise null. */
    newOwnerEmail: string().nullable().defined(),
  }),
});

export const chatRoomClosed = defineEvent('CLOSE_CHATROOM', {
  summary: 'The room was closed for everyone; on its channel.',
  payload: object({ chatId: string().required() }),
});

export const chatRoomRenamed = defineEvent('RENAME_CHATROOM', {
  summary: 'The room has another name; on its channel.',
  payload: object({ ...change, roomName: string().required() }),
});

export const chatManagingAllowed = defineEvent('ALLOW_MANAGE_PARTICIPANT', {
  summary: 'Either everyone or only the owner may add and remove members from now on; on the room’s channel.',
  payload: object({ ...change, allowManage: boolean().required() }),
});

export const chatRoomRead = defineEvent('chatroomRead', {
  summary: 'The account on whose channel it comes has read up to here, perhaps in another tab.',
  payload: object({ chatId: string().required(), readSequence: number().required() }),
});

/** Version of the room at the time of an event without a version of its own. An older event proves nothing. */
const roomState = { roomVersion: number() };

export const chatRoomMarkedUnread = defineEvent('chatroomMarkedUnread', {
  summary: 'The account on whose channel it comes counts the messages after this one as unread again.',
  payload: object({
    chatId: string().required(),
    readSequence: number().required(),
    /** Numbers of the room's deleted messages, which do not count as unread. */
    deletedSequences: array(number().required()).required(),
    ...roomState,
    /** Numbers of the room's last message and of its last change of messages at that time. */
    lastSequence: number(),
    lastChange: number(),
  }),
});

export const chatReactionsChanged = defineEvent('chatroomReactionsChanged', {
  summary: 'The account on whose channel it comes changed its reaction to a message, perhaps in another tab.',
  payload: object({
    chatId: string().required(),
    sequence: number().required(),
    emojis: array(string().required()).required(),
  }),
});

export const chatRoomArchived = defineEvent('chatroomArchived', {
  summary: 'The account on whose channel it comes archived a room, or restored it, perhaps in another tab.',
  payload: object({ chatId: string().required(), archivedThrough: number().nullable().defined(), ...roomState }),
});

export const chatRoomSettingsChanged = defineEvent('chatroomSettingsChanged', {
  summary: 'The account on whose channel it comes has these settings for a room now, perhaps in another tab.',
  payload: object({ chatId: string().required(), ...ownRoomSettings, ...roomState }),
});

export const chatThreadChanged = defineEvent('chatroomThread', {
  summary:
    'A thread that the account on whose channel it comes follows has other replies or marks, or the account follows it or no longer. At most once a second for a thread.',
  payload: object({
    threadId: string().required(),
    isFollowed: boolean().required(),
    isUnread: boolean().required(),
  }),
});

export const chatMemberTyping = defineEvent('chatroomTyping', {
  summary:
    'A member types a message; on the room’s channel. The event is valid for five seconds or until their message.',
  payload: object({
    chatId: string().required(),
    email: string().required(),
    /** Empty if the name is not known. */
    fullName: string().defined(),
  }),
});

export const chatEvents = [
  chatroomMessage,
  chatMessageChanged,
  chatRoomCreated,
  chatMembersAdded,
  chatMemberRemoved,
  chatRoomLeft,
  chatRoomClosed,
  chatRoomRenamed,
  chatManagingAllowed,
  chatRoomRead,
  chatRoomMarkedUnread,
  chatReactionsChanged,
  chatRoomArchived,
  chatRoomSettingsChanged,
  chatThreadChanged,
  chatMemberTyping,
] as const;

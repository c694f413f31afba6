import { array, boolean, mixed, number, string } from 'yup';
import { id, input, list, noOutput, output } from '@meet/contracts';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_ROOM_MEMBERS_MAX } from './limits.ts';
import { chatId, chatMemberSeen, memberEmail, memberEmails, position, roomName } from './schemas.ts';

export const getChatMembers = defineCall('getChatMembers', {
  path: 'get-participants-from-chatroom',
  access: 'user',
  summary:
    'Lists the members of a room, its owner first, then by name: all of them, or a page of 50 from an offset on.',
  input: input({
    chatId: chatId(),
    /** Number of members to skip; if given, the answer is one page. */
    membersOffset: position(),
  }),
  output: output({
    participants: array(chatMemberSeen.required()).required(),
    roomName: string().defined(),
    memberCount: number().required(),
    /** Whether more members follow. */
    hasMore: boolean().required(),
  }).meta({ name: 'ChatMemberPage' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatMembers' },
});

export const addChatMembers = defineCall('addChatMembers', {
  path: 'add-participants-to-chatroom',
  access: 'user',
  summary: 'Adds people to a room by e-mail; acquaintances become members at once, everyone else is invited by e-mail.',
  input: input({
    chatId: chatId(),
    participants: memberEmails().min(1, 'chat.membersRequired').max(CHAT_ROOM_MEMBERS_MAX, 'chat.tooManyMembers'),
  }),
  output: output({ participants: array(chatMemberSeen.required()).required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MANAGE_NOT_ALLOWED,
    chatErrors.CHAT_MEMBER_ALREADY_IN_ROOM,
    chatErrors.CHAT_ROOM_IS_PRIVATE,
    chatErrors.CHAT_ROOM_FULL,
  ],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true, success: 'ChatMembersSuccess' },
});

export const removeChatMember = defineCall('removeChatMember', {
  path: 'remove-participant-from-chatroom',
  access: 'user',
  summary: 'Removes a member by e-mail. The owner and the caller cannot be removed.',
  input: input({ chatId: chatId(), participantToRemove: memberEmail() }),
  output: output({ participants: array(chatMemberSeen.required()).required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MEMBER_NOT_FOUND,
    chatErrors.CHAT_MANAGE_NOT_ALLOWED,
    chatErrors.CHAT_MEMBER_PROTECTED,
    chatErrors.CHAT_ROOM_IS_PRIVATE,
  ],
  graphql: { mutation: true, success: 'ChatMembersSuccess' },
});

export const leaveChatRoom = defineCall('leaveChatRoom', {
  path: 'leave-chatroom',
  access: 'user',
  summary:
    'Takes the caller out of a room. If its owner leaves, the longest-standing other member becomes the owner. If only invited ones are left, the room is closed.',
  input: input({ chatId: chatId() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true, echo: ['chatId'] },
});

export const resendChatInvite = defineCall('resendChatInvite', {
  path: 'resend-chatroom-registration',
  access: 'user',
  summary:
    'Mails a member who is shown as invited the invitation again. Without a chatId, the room is found by its name among those that the caller may manage.',
  input: input({ email: memberEmail(), roomName: roomName(), chatId: chatId().optional() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MANAGE_NOT_ALLOWED, chatErrors.CHAT_MEMBER_NOT_PENDING],
  rateLimit: { max: 20, windowSeconds: 3600 },
  graphql: { mutation: true, echo: ['email'] },
});

export const allowMembersToManage = defineCall('allowMembersToManage', {
  path: 'allow-participants-to-manage',
  access: 'user',
  summary: 'Lets everyone in the room add and remove members, or its owner only. 0 and 1 count as false and true.',
  input: input({
    chatId: chatId(),
    allowToManage: mixed<boolean | 0 | 1>()
      .oneOf([true, false, 0, 1], 'common.mustBeBoolean')
      .required('common.required')
      .meta({ scalar: 'Boolean' }),
  }),
  output: output({ allowManage: boolean().required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY],
  graphql: { mutation: true },
});

export const findRoomMates = defineCall('findRoomMates', {
  path: 'find-room-mates',
  access: 'service',
  summary:
    'Returns the accounts among these that share an open room with this one, in which both accepted their membership.',
  input: input({ accountId: id(), among: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

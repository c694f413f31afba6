import { array, boolean, string } from 'yup';
import { id, input, LIMITS, list, moment, noOutput, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_MESSAGE_MAX } from './limits.ts';
import { chatId, chatMember, chatMessage, clientMessageId, storedRoomName } from './schemas.ts';

export const openMeetingChatRoom = defineCall('openMeetingChatRoom', {
  path: 'open-meeting-chatroom',
  access: 'service',
  summary: 'Opens the one room of a meeting, or finds it again, and adds the people who came to the meeting since.',
  input: input({
    /** Key that identifies the room. */
    meetingKey: id(),
    ownerId: id(),
    /** Name of a new room. */
    roomName: storedRoomName(),
    /** Accounts in the meeting. An account that left the room earlier is not added again. */
    accountIds: list(id()).required().max(1000),
    /** Account that requested the room; it is added again even if it left earlier. */
    requestedBy: id().optional(),
  }),
  output: output({ chatId: chatId() }),
});

export const getChatRoomForMeeting = defineCall('getChatRoomForMeeting', {
  path: 'get-chatroom-for-meeting',
  access: 'service',
  summary: 'Lists the people whom a member of a room may invite from it to a meeting.',
  input: input({ chatId: chatId(), accountId: id() }),
  output: output({ roomName: string().defined(), participants: array(chatMember.required()).required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
});

export const getMeetingMessages = defineCall('getMeetingMessages', {
  path: 'get-meeting-messages',
  access: 'service',
  summary:
    'Reads the newest messages of a meeting’s room since a moment, oldest first, deleted ones without their texts; none if it has no room.',
  input: input({
    /** Key that identifies the meeting's room. */
    meetingKey: id(),
    /** Unix milliseconds. */
    since: moment().required(),
  }),
  output: output({ messages: array(chatMessage.required()).required() }),
});

export const sendMeetingMessage = defineCall('sendMeetingMessage', {
  path: 'send-message-to-meeting-chatroom',
  access: 'service',
  summary:
    'Stores a message that somebody in a meeting writes into its room, and notifies the room. A repeated clientMessageId returns the first message.',
  input: input({
    chatId: chatId(),
    /** Account of the author; for a guest, a private id that nobody else learns. */
    authorId: id(),
    isGuest: boolean().required(),
    name: text().required().max(LIMITS.joinName),
    content: requiredText('chat.messageEmpty').max(CHAT_MESSAGE_MAX, 'chat.messageTooLong'),
    clientMessageId: clientMessageId(),
  }),
  output: noOutput,
  affinity: 'chatId',
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
});

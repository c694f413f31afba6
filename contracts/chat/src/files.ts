import { array, boolean, number } from 'yup';
import { byteAnswer, id, input, noInput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_FILE_NAME_SENT_MAX } from './limits.ts';
import { chatFile, chatId, chatMessage, clientMessageId, position } from './schemas.ts';

export const getChatFileRules = defineCall('getChatFileRules', {
  path: 'get-chat-file-rules',
  access: 'user',
  summary: 'Returns the maximum size of a file.',
  input: noInput,
  output: output({ maxBytes: number().required() }).meta({ name: 'ChatFileRules' }),
  impersonation: 'allowed',
  graphql: { query: 'chatFileRules' },
});

export const getChatFile = defineCall('getChatFile', {
  path: 'get-chat-file',
  access: 'user',
  method: 'GET',
  summary:
    'Reads a file that was sent to a room, for its members, or a part of it. Serves files of the kind document as downloads: videos and HEIC pictures too.',
  input: input({ chatId: chatId(), fileId: id() }),
  gives: 'bytes',
  output: output({ file: byteAnswer() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_FILE_NOT_FOUND],
  impersonation: 'allowed',
  rateLimit: { max: 1200, windowSeconds: 60 },
});

export const getRoomFiles = defineCall('getRoomFiles', {
  path: 'get-files-from-chatroom',
  access: 'user',
  summary: 'Reads the messages of a room that are files, newest first, by pages of 30.',
  input: input({
    chatId: chatId(),
    /** Returns the page of messages just before this sequence number. */
    beforeSequence: position(),
  }),
  output: output({
    messages: array(chatMessage.required()).required(),
    /** Whether older files follow. */
    hasMore: boolean().required(),
  }).meta({ name: 'ChatRoomFilePage' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatRoomFiles' },
});

export const uploadChatFile = defineCall('uploadChatFile', {
  path: 'upload-chat-file',
  access: 'user',
  summary:
    'Stores a picture, a document, a video or a sound for a room, as the body’s bytes. Nobody sees it before send-file-to-chatroom. A file that is not sent within a day is deleted.',
  input: input({
    chatId: chatId(),
    /** Name of the file, as the person named it. */
    name: text().required('chat.fileNameRequired').max(CHAT_FILE_NAME_SENT_MAX),
  }),
  takes: 'bytes',
  output: output({ file: chatFile.required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_FILE_EMPTY,
    chatErrors.CHAT_FILE_TOO_LARGE,
    chatErrors.CHAT_FILE_TYPE,
    chatErrors.CHAT_FILE_MISMATCH,
    chatErrors.CHAT_PICTURE_TOO_LARGE,
    chatErrors.CHAT_PICTURE_DAMAGED,
    chatErrors.CHAT_STORAGE_FULL,
    chatErrors.CHAT_ORGANIZATION_STORAGE_FULL,
    chatErrors.CHAT_DEPLOYMENT_STORAGE_FULL,
    chatErrors.CHAT_UPLOADS_UNSENT,
    chatErrors.CHAT_UPLOADS_BUSY,
  ],
  rateLimit: { max: 120, windowSeconds: 600 },
});

export const sendChatFile = defineCall('sendChatFile', {
  path: 'send-file-to-chatroom',
  access: 'user',
  summary:
    'Sends the room a file that the caller uploaded for it, as a message. A repeated clientMessageId returns the first message.',
  input: input({ chatId: chatId(), fileId: id(), clientMessageId: clientMessageId() }),
  output: output({ message: chatMessage.required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_DELETED,
    chatErrors.CHAT_THREAD_FULL,
    chatErrors.CHAT_FILE_NOT_FOUND,
  ],
  affinity: 'chatId',
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendChatFileInput' },
});

export const getChatStorage = defineCall('getChatStorage', {
  path: 'get-chat-storage',
  access: 'user',
  summary: 'Returns the bytes that the caller’s uploaded files take, and their limit.',
  input: noInput,
  output: output({
    usedBytes: number().required(),
    /** Null if there is no limit. */
    limitBytes: number().nullable().defined(),
  }).meta({ name: 'ChatStorage' }),
  impersonation: 'allowed',
  graphql: { query: 'chatStorage' },
});

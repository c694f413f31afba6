import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_FILE_NAME_SENT_MAX } from './limits.ts';
import { chatFile, chatId } from './schemas.ts';

export const uploadChatFile = defineCall('uploadChatFile', {
  path: 'upload-chat-file',
  access: 'user',
  summary:
    'Takes a picture, a document, a video or a sound for a room, as the body’s bytes. Nobody sees it before send-file-to-chatroom; what is not sent within a day is forgotten.',
  input: input({
    chatId: chatId(),
    /** Name that the person gives it. */
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

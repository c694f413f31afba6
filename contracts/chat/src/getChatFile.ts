import { byteAnswer, id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId } from './schemas.ts';

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

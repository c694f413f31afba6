import { number } from 'yup';
import { flag, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId } from './schemas.ts';

export const archiveChatRoom = defineCall('archiveChatRoom', {
  path: 'archive-chatroom',
  access: 'user',
  summary: 'Puts a room at the end of the caller’s own list until the next message in it, or brings it back.',
  input: input({ chatId: chatId(), archived: flag().required('common.required') }),
  /** The last message that it was archived with; null where it is not. */
  output: output({ archivedThrough: number().nullable().defined() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true, echo: ['chatId'] },
});

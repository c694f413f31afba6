import { array, boolean, number, object, string } from 'yup';
import { input, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { ownReactions } from './reactions.ts';
import { chatId, chatMessage, messageContent, namedMessage, position } from './schemas.ts';

export const getChatMessageChanges = defineCall('getChatMessageChanges', {
  path: 'get-chat-message-changes',
  access: 'user',
  summary:
    'Reads up to 100 messages of a room that changed after a change’s number, as they are now, in the order of their last changes.',
  input: input({ chatId: chatId(), afterChange: position().required('common.required') }),
  output: output({
    messages: array(chatMessage.required()).required(),
    /** The caller's own reactions to these messages. */
    ownReactions: ownReactions(),
    /** Highest change number that the answer covers. */
    lastChange: number().required(),
    /** Whether more messages changed after this number. */
    hasMore: boolean().required(),
  }).meta({ name: 'ChatMessageChanges' }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatMessageChanges' },
});

export const editChatMessage = defineCall('editChatMessage', {
  path: 'edit-chat-message',
  access: 'user',
  summary:
    'Changes the text of a message and notifies the room. For its author only; refused if the message has another revision than the one named.',
  input: input({
    ...namedMessage(),
    message: messageContent(),
    /** Revision of the text that this one replaces. */
    revision: position().required('common.required'),
  }),
  output: output({ message: chatMessage.required() }),
  errors: [
    chatErrors.CHAT_ROOM_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_NOT_FOUND,
    chatErrors.CHAT_MESSAGE_NOT_YOURS,
    chatErrors.CHAT_MESSAGE_NOT_TEXT,
    chatErrors.CHAT_MESSAGE_DELETED,
    chatErrors.CHAT_MESSAGE_STALE,
  ],
  affinity: 'chatId',
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'EditChatMessageInput' },
});

export const getChatMessageVersions = defineCall('getChatMessageVersions', {
  path: 'get-chat-message-versions',
  access: 'user',
  summary: 'Lists up to ten earlier texts of a message, the newest first, for its author and the owner of the room.',
  input: input(namedMessage()),
  output: output({
    versions: array(
      object({ revision: number().required(), content: string().required(), writtenAt: timestamp() })
        .meta({ name: 'ChatMessageVersion' })
        .required(),
    ).required(),
  }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_YOURS],
  impersonation: 'allowed',
  graphql: { query: 'chatMessageVersions', value: 'versions' },
});

export const deleteChatMessage = defineCall('deleteChatMessage', {
  path: 'delete-chat-message',
  access: 'user',
  summary:
    'Deletes a message for everyone; a mark stays in its place. For its author, and in rooms of several for the members who may add and remove others.',
  input: input(namedMessage()),
  output: output({ message: chatMessage.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_YOURS],
  affinity: 'chatId',
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'DeleteChatMessageInput' },
});

export const restoreChatMessage = defineCall('restoreChatMessage', {
  path: 'restore-chat-message',
  access: 'user',
  summary: 'Restores a message that the caller deleted seconds ago. Afterwards its text is gone.',
  input: input(namedMessage()),
  output: output({ message: chatMessage.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MESSAGE_NOT_FOUND],
  affinity: 'chatId',
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'RestoreChatMessageInput' },
});

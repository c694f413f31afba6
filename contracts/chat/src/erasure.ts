import { number } from 'yup';
import { id, input, output } from '@meet/contracts';
import { erasureInput, erasureOutput } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';

export const eraseAccountFromChat = defineCall('eraseAccountFromChat', {
  path: 'erase-account-from-chat',
  access: 'service',
  summary: 'Erases a closed account from rooms, messages and files, a bounded part at a time.',
  input: erasureInput(),
  output: erasureOutput(),
});

export const countOwnedChatRooms = defineCall('countOwnedChatRooms', {
  path: 'count-owned-chat-rooms',
  access: 'service',
  summary: 'Counts the chat rooms that an account owns and in which others take part.',
  input: input({ accountId: id() }),
  output: output({ shared: number().required() }),
});

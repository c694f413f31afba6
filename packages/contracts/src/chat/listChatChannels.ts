import { array, string } from 'yup';
import { id, input, output } from '../core/schema.ts';
import { defineCall } from './defineCall.ts';

export const listChatChannels = defineCall('listChatChannels', {
  path: 'list-chat-channels',
  access: 'service',
  summary: 'Names the channels of the rooms that an account is a member of.',
  input: input({ accountId: id() }),
  output: output({ channels: array(string().required()).required() }),
});

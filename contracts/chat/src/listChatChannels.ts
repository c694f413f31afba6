import { membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const listChatChannels = defineCall('listChatChannels', {
  path: 'list-chat-channels',
  access: 'service',
  summary: 'Names the channels of the rooms that accounts are members of.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

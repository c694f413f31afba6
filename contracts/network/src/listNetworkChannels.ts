import { membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const listNetworkChannels = defineCall('listNetworkChannels', {
  path: 'list-network-channels',
  access: 'service',
  summary: 'The channels of the groups that accounts own or belong to.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

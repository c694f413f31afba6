import { membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const listMeetingChannels = defineCall('listMeetingChannels', {
  path: 'list-meeting-channels',
  access: 'service',
  summary: 'Channels of the running meetings that accounts own or are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

import { membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

export const listOrganizationChannels = defineCall('listOrganizationChannels', {
  path: 'list-organization-channels',
  access: 'service',
  summary: 'The channels of the organizations that accounts are in.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

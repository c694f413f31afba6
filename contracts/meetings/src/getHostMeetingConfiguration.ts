import { noInput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { hostMeetingConfiguration } from './hostMeetingConfiguration.ts';

export const getHostMeetingConfiguration = defineCall('getHostMeetingConfiguration', {
  path: 'get-host-meeting-configuration',
  method: 'GET',
  access: 'user',
  summary: 'What holds in every meeting that the caller hosts.',
  input: noInput,
  output: hostMeetingConfiguration,
  impersonation: 'allowed',
  graphql: { query: 'hostMeetingConfiguration' },
});

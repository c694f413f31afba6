import { flag, input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { startMode } from './fields.ts';
import { hostMeetingConfiguration } from './hostMeetingConfiguration.ts';

export const updateHostMeetingConfiguration = defineCall('updateHostMeetingConfiguration', {
  path: 'update-host-meeting-configuration',
  access: 'user',
  summary: 'Changes what holds in every meeting that the caller hosts; members left out stay.',
  input: input({ startMode: startMode(), lobby: flag(), waitForHost: flag(), contactsMayStart: flag() }),
  output: hostMeetingConfiguration,
  graphql: { mutation: true, input: 'HostMeetingConfigurationInput', success: 'HostMeetingConfiguration' },
});

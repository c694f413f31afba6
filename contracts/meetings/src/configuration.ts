import { boolean, object } from 'yup';
import type { InferType } from 'yup';
import { flag, input, noInput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingPassword, startMode, subject } from './fields.ts';

/** Settings of every meeting that the account hosts. */
export const hostMeetingConfiguration = object({
  startMode: startMode().required(),
  /** Whether newcomers wait until a host admits them. */
  lobby: boolean().required(),
  /** Whether newcomers wait until a host is in the meeting. */
  waitForHost: boolean().required(),
  /** Whether contacts of the host may start the host's meetings. */
  contactsMayStart: boolean().required(),
}).meta({ name: 'HostMeetingConfiguration' });
export type HostMeetingConfiguration = InferType<typeof hostMeetingConfiguration>;

/** Options for the start of a meeting, as typed. An empty value keeps the room's own. */
export const startOptionsForm = object({
  subject: subject(),
  password: meetingPassword(),
  mode: text().oneOf(['', '1', '2', '3'], 'meetings.startModeInvalid'),
});

export const getHostMeetingConfiguration = defineCall('getHostMeetingConfiguration', {
  path: 'get-host-meeting-configuration',
  method: 'GET',
  access: 'user',
  summary: 'Returns the settings of every meeting that the caller hosts.',
  input: noInput,
  output: hostMeetingConfiguration,
  impersonation: 'allowed',
  graphql: { query: 'hostMeetingConfiguration' },
});

export const updateHostMeetingConfiguration = defineCall('updateHostMeetingConfiguration', {
  path: 'update-host-meeting-configuration',
  access: 'user',
  summary: 'Changes the settings of every meeting that the caller hosts. Omitted settings stay unchanged.',
  input: input({ startMode: startMode(), lobby: flag(), waitForHost: flag(), contactsMayStart: flag() }),
  output: hostMeetingConfiguration,
  graphql: { mutation: true, input: 'HostMeetingConfigurationInput', success: 'HostMeetingConfiguration' },
});

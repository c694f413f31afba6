import { array, number, object, string } from 'yup';
import {
  bit,
  flag,
  id,
  input,
  line,
  list,
  listedEmail,
  noInput,
  noOutput,
  output,
  roomId,
  text,
  timeZone,
  unixSeconds,
} from '@meet/contracts';
import { ACCOUNTS_REQUESTED_MAX, membershipsInput, membershipsOutput } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { connectionId } from './fields.ts';
import { STATUS_TEXT_MAX } from './limits.ts';
import { presenceShape, statusShape } from './shapes.ts';
import { isPresetStatus, STATUSES } from './statuses.ts';

/** Lifetime of a connection's lease. The gateway must renew it before it ends. */
export const PRESENCE_LEASE_SECONDS = 25;

/** Interval at which a gateway renews the leases of its connections. */
export const PRESENCE_RENEW_SECONDS = 10;

/** Maximum number of connections that one call opens or closes. */
export const PRESENCE_LEASES_MAX = 500;

interface Presence {
  readonly online: boolean;
  readonly status?: { readonly status: string } | null;
}

/** Returns whether a person is shown as online. An invisible person never is. */
export function isShownOnline({ online, status }: Presence): boolean {
  return online && status?.status !== 'Invisible';
}

const MARKS: Readonly<Record<string, 'away' | 'busy'>> = {
  Away: 'away',
  Vacationing: 'away',
  'Out sick': 'away',
  Busy: 'busy',
};

/** Returns the mark with which a person's presence is drawn. */
export function getPresenceMark(presence: Presence): 'online' | 'away' | 'busy' | 'offline' {
  if (!isShownOnline(presence)) return 'offline';
  return MARKS[presence.status?.status ?? ''] ?? 'online';
}

export const openPresenceLeases = defineCall('openPresenceLeases', {
  path: 'open-presence-leases',
  access: 'service',
  summary: 'Opens connections of these accounts. A person is online while any of their leases lives.',
  input: input({
    leases: list(object({ accountId: id(), connectionId: connectionId() }).required())
      .max(PRESENCE_LEASES_MAX)
      .required(),
  }),
  output: noOutput,
});

export const renewPresenceLeases = defineCall('renewPresenceLeases', {
  path: 'renew-presence-leases',
  access: 'service',
  summary: 'Renews the leases of these connections.',
  input: input({ connectionIds: list(connectionId()).required().max(100_000) }),
  output: input({
    /** Leases that had already ended, which the gateway must open again. */
    unknownConnectionIds: array(string().required()).required(),
  }),
});

export const closePresenceLeases = defineCall('closePresenceLeases', {
  path: 'close-presence-leases',
  access: 'service',
  summary: 'Closes these connections. Their leases live for some more seconds, so that a reloaded page stays online.',
  input: input({ connectionIds: list(connectionId()).max(PRESENCE_LEASES_MAX).required() }),
  output: noOutput,
});

export const setMeetingPresence = defineCall('setMeetingPresence', {
  path: 'set-meeting-presence',
  access: 'service',
  summary: 'Shows an account as in a meeting, and its own status again after it has left all meetings.',
  input: input({ accountId: id(), roomId: roomId(), inMeeting: flag().required() }),
  output: noOutput,
});

export const getPresences = defineCall('getPresences', {
  path: 'get-presences',
  access: 'service',
  summary:
    'Returns the presence of accounts as others see it: an invisible person appears offline. Nobody is left out; who was ' +
    'never seen is offline.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({
    presences: array(presenceShape.omit(['email']).shape({ accountId: string().required() })).required(),
  }),
});

export const getOnlineContacts = defineCall('getOnlineContacts', {
  path: 'get-online-contacts',
  access: 'user',
  summary: 'Returns presence and status of everyone among the caller’s contacts and groups who has an account.',
  input: input({
    timezone: timeZone(),
    /** Restricts the answer to people with these addresses; everyone if absent. */
    emails: list(listedEmail()).max(ACCOUNTS_REQUESTED_MAX).optional(),
  }),
  output: output({
    contactsStatus: array(
      presenceShape.shape({
        /** `time` as a date in the caller's time zone; null if `time` is null. */
        lastOnline: string().nullable().defined().meta({ restOnly: true }),
      }),
    ).required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'onlineContacts', value: 'contactsStatus' },
});

/** Time for which a caller without a socket stays online after each ping. */
export const PING_LEASE_SECONDS = 90;

export const pingOnlineContacts = defineCall('pingOnlineContacts', {
  path: 'ping-online-contacts',
  method: 'GET',
  access: 'user',
  summary: 'Keeps a caller without a socket online; to be repeated every 60 seconds.',
  input: noInput,
  output: output({ pingAgainInSeconds: number().required() }),
  impersonation: 'allowed',
});

export const getOwnStatus = defineCall('getOwnStatus', {
  path: 'get-own-status',
  method: 'GET',
  access: 'user',
  summary: 'Returns the status that the caller has set; null if none was ever set.',
  input: noInput,
  output: output({ status: statusShape.clone().nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'ownStatus', value: 'status' },
});

export const updateStatus = defineCall('updateStatus', {
  path: 'update-status',
  access: 'user',
  summary:
    'Sets the caller’s status, until changed or until statusEnd. Times in unix seconds. A preset lasts at least until tomorrow in `timezone`, else in UTC.',
  input: input({
    status: text().required('network.statusRequired').oneOf(STATUSES, 'network.statusInvalid'),
    statusDescription: line()
      .nullable()
      .max(STATUS_TEXT_MAX, 'network.statusTextTooLong')
      .test('not-blank', 'network.statusTextBlank', (value) => !value || value.trim() !== ''),
    statusStart: unixSeconds().nullable(),
    statusEnd: unixSeconds()
      .nullable()
      .when('status', ([status], schema) =>
        isPresetStatus(String(status)) ? schema.required('network.dateRequired') : schema,
      ),
    timezone: timeZone(),
    /** 1 leaves a status that was set before as it is, and returns it. */
    unlessSet: bit(),
  }),
  output: output({ status: statusShape }),
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true, input: 'UpdateStatusInput' },
});

export const listNetworkChannels = defineCall('listNetworkChannels', {
  path: 'list-network-channels',
  access: 'service',
  summary: 'Lists the channels of the groups that accounts own or belong to.',
  input: membershipsInput(),
  output: membershipsOutput(),
});

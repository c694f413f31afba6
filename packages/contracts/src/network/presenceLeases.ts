import { array, string } from 'yup';
import { id, input, noOutput } from '../core/schema.ts';
import { defineCall } from './defineCall.ts';

const connectionId = () => id('network.connectionIdRequired');

/** A connection has to be renewed before its lease has run out. */
export const PRESENCE_LEASE_SECONDS = 25;
/** How often a gateway renews the leases of its connections. */
export const PRESENCE_RENEW_SECONDS = 10;

export const openPresenceLease = defineCall('openPresenceLease', {
  path: 'open-presence-lease',
  access: 'service',
  summary: 'A connection of this account opened: the person is online while any of their leases lives.',
  input: input({ accountId: id(), connectionId: connectionId() }),
  output: noOutput,
});

export const renewPresenceLeases = defineCall('renewPresenceLeases', {
  path: 'renew-presence-leases',
  access: 'service',
  summary: 'These connections still live.',
  input: input({ connectionIds: array(connectionId()).required().max(100_000) }),
  output: input({
    /** Leases that had run out already: open them again. */
    unknownConnectionIds: array(string().required()).required(),
  }),
});

export const closePresenceLease = defineCall('closePresenceLease', {
  path: 'close-presence-lease',
  access: 'service',
  summary: 'The connection closed. The lease lives a few seconds on, so that a reloaded page stays online.',
  input: input({ connectionId: connectionId() }),
  output: noOutput,
});

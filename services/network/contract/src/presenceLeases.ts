import { array, object, string } from 'yup';
import { id, input, list, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

const connectionId = () => id('network.connectionIdRequired');

/** A connection has to be renewed before its lease has run out. */
export const PRESENCE_LEASE_SECONDS = 25;
/** How often a gateway renews the leases of its connections. */
export const PRESENCE_RENEW_SECONDS = 10;

/** Connections that one call opens or closes. */
export const PRESENCE_LEASES_MAX = 500;

export const openPresenceLeases = defineCall('openPresenceLeases', {
  path: 'open-presence-leases',
  access: 'service',
  summary: 'Connections of these accounts opened: a person is online while any of their leases lives.',
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
  summary: 'These connections still live.',
  input: input({ connectionIds: list(connectionId()).required().max(100_000) }),
  output: input({
    /** Leases that had run out already: open them again. */
    unknownConnectionIds: array(string().required()).required(),
  }),
});

export const closePresenceLeases = defineCall('closePresenceLeases', {
  path: 'close-presence-leases',
  access: 'service',
  summary: 'These connections closed. Their leases live a few seconds on, so that a reloaded page stays online.',
  input: input({ connectionIds: list(connectionId()).max(PRESENCE_LEASES_MAX).required() }),
  output: noOutput,
});

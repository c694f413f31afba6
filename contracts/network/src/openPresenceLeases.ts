import { object } from 'yup';
import { id, input, list, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { connectionId } from './fields.ts';
import { PRESENCE_LEASES_MAX } from './presenceLeases.ts';

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

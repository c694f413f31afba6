import { input, list, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { connectionId } from './fields.ts';
import { PRESENCE_LEASES_MAX } from './presenceLeases.ts';

export const closePresenceLeases = defineCall('closePresenceLeases', {
  path: 'close-presence-leases',
  access: 'service',
  summary: 'These connections closed. Their leases live a few seconds on, so that a reloaded page stays online.',
  input: input({ connectionIds: list(connectionId()).max(PRESENCE_LEASES_MAX).required() }),
  output: noOutput,
});

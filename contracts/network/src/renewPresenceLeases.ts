import { array, string } from 'yup';
import { input, list } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { connectionId } from './fields.ts';

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

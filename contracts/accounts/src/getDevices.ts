import { array, boolean, object, string } from 'yup';
import { noInput, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getDevices = defineCall('getDevices', {
  path: 'get-devices',
  access: 'account',
  summary: 'The sessions of this account that live, latest used first.',
  input: noInput,
  output: output({
    devices: array(
      object({
        sessionId: string().required(),
        /** Such as `Chrome on Linux`; empty when the client did not say. */
        device: string().defined(),
        address: string().defined(),
        /** Unix milliseconds. */
        createdAt: timestamp(),
        lastUsedAt: timestamp(),
        isCurrent: boolean().required(),
      })
        .meta({ name: 'Device' })
        .required(),
    ).required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'devices', value: 'devices' },
});

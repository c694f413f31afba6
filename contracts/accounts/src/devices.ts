import { array, boolean, number, object, string } from 'yup';
import { id, input, noInput, noOutput, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getDevices = defineCall('getDevices', {
  path: 'get-devices',
  access: 'account',
  summary: 'Lists the live sessions of this account, the latest used first.',
  input: noInput,
  output: output({
    devices: array(
      object({
        sessionId: string().required(),
        /** Such as `Chrome on Linux`; empty if the client did not send a user agent. */
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

export const revokeDevice = defineCall('revokeDevice', {
  path: 'revoke-device',
  access: 'account',
  summary: 'Ends another session of this account.',
  input: input({ sessionId: id() }),
  output: noOutput,
  graphql: { mutation: true },
});

export const revokeOtherDevices = defineCall('revokeOtherDevices', {
  path: 'revoke-other-devices',
  access: 'account',
  summary: 'Ends every session of this account but this one.',
  input: noInput,
  output: output({ revoked: number().required() }),
  graphql: { mutation: true },
});

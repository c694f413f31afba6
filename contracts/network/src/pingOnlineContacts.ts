import { number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

/** A caller without a socket stays online so long after each ping. */
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

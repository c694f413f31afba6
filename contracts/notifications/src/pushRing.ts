import { id, input, moment, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const pushRing = defineCall('pushRing', {
  path: 'push-ring',
  access: 'service',
  summary: 'Somebody calls this account: told on its devices while no tab of theirs is open, as long as it rings.',
  input: input({
    accountId: id(),
    roomId: text().required().max(64),
    callerName: text().defined().max(1000),
    subject: text().max(1000),
    /** Unix milliseconds. */
    expiresAt: moment().required(),
  }),
  output: noOutput,
});

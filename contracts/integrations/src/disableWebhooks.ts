import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const disableWebhooks = defineCall('disableWebhooks', {
  path: 'disable-webhooks',
  access: 'service',
  summary: 'Disables all webhooks of an account with a new password: a stranger may have made them.',
  input: input({ accountId: id() }),
  output: noOutput,
});

import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { pushEndpoint } from './pushFields.ts';

export const sendTestPush = defineCall('sendTestPush', {
  path: 'send-test-push',
  access: 'user',
  summary:
    'Tells the caller something on this device now, whatever their status. Answers once its push service took it.',
  input: input({ endpoint: pushEndpoint().required() }),
  output: noOutput,
  errors: [notificationsErrors.PUSH_NOT_ON, notificationsErrors.PUSH_NOT_TAKEN],
  rateLimit: { max: 10, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendTestPushInput' },
});

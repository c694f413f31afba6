import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { pushEndpoint } from './pushFields.ts';

export const removePushSubscription = defineCall('removePushSubscription', {
  path: 'remove-push-subscription',
  access: 'user',
  summary: 'Tells the caller nothing on this device any more. Answers the same where nothing was saved.',
  input: input({ endpoint: pushEndpoint().required() }),
  output: noOutput,
  graphql: { mutation: true, input: 'RemovePushSubscriptionInput' },
});

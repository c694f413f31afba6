import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { pushEndpoint, pushKey } from './pushFields.ts';

const { PUSH_ADDRESS_REFUSED } = notificationsErrors;

export const savePushSubscription = defineCall('savePushSubscription', {
  path: 'save-push-subscription',
  access: 'user',
  summary:
    'Has the caller told on this device while no tab of theirs is open: until it is removed, or the session that it was ' +
    'saved with ends. Beyond ten devices the first saved gives way.',
  input: input({ endpoint: pushEndpoint().required(), p256dh: pushKey(65), auth: pushKey(16) }),
  output: noOutput,
  errors: [PUSH_ADDRESS_REFUSED],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'SavePushSubscriptionInput' },
});

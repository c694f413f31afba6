import { boolean, string } from 'yup';
import { id, input, list, moment, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { NOTIFY_MAX_RECIPIENTS } from './notifications.ts';

/** Maximum number of browsers of one person that get pushes. A further one replaces the one that was added first. */
export const PUSH_DEVICES_MAX = 10;

/** Endpoint that a push service gave a browser. Everyone who knows it can send to that browser. */
const pushEndpoint = () => text().min(1).max(2048);

/** A key or secret of a number of bytes, as browsers provide it: base64url, with or without padding. */
const pushKey = (bytes: number) =>
  text()
    .required()
    .matches(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));

export const getPushState = defineCall('getPushState', {
  path: 'get-push-state',
  access: 'user',
  summary:
    'Returns the key with which browsers subscribe to pushes, and whether the caller’s pushes are sent to this address.',
  input: input({ endpoint: pushEndpoint() }),
  output: output({
    /** Public key on P-256 in base64url. It is the same for everyone until the deployment’s master secret changes. */
    publicKey: string().required(),
    isOn: boolean().required(),
  }).meta({ name: 'PushState' }),
  impersonation: 'allowed',
  graphql: { query: 'pushState' },
});

export const savePushSubscription = defineCall('savePushSubscription', {
  path: 'save-push-subscription',
  access: 'user',
  summary:
    'Registers this device for pushes to the caller while no tab of theirs is open: until it is removed, or the session that it was ' +
    'saved with ends. Beyond ten devices the first saved gives way.',
  input: input({ endpoint: pushEndpoint().required(), p256dh: pushKey(65), auth: pushKey(16) }),
  output: noOutput,
  errors: [notificationsErrors.PUSH_ADDRESS_REFUSED],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'SavePushSubscriptionInput' },
});

export const removePushSubscription = defineCall('removePushSubscription', {
  path: 'remove-push-subscription',
  access: 'user',
  summary: 'Removes this device from the caller’s pushes. Gives the same answer if nothing was saved.',
  input: input({ endpoint: pushEndpoint().required() }),
  output: noOutput,
  graphql: { mutation: true, input: 'RemovePushSubscriptionInput' },
});

export const sendTestPush = defineCall('sendTestPush', {
  path: 'send-test-push',
  access: 'user',
  summary:
    'Sends a test push to this device now, regardless of the caller’s status. Answers once its push service accepted it.',
  input: input({ endpoint: pushEndpoint().required() }),
  output: noOutput,
  errors: [notificationsErrors.PUSH_NOT_ON, notificationsErrors.PUSH_NOT_TAKEN],
  rateLimit: { max: 10, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendTestPushInput' },
});

export const pushMessage = defineCall('pushMessage', {
  path: 'push-message',
  access: 'service',
  summary:
    'Notifies accounts of a message on their devices while no tab of theirs is open. The push never contains the message.',
  input: input({
    accountIds: list(id().required()).max(NOTIFY_MAX_RECIPIENTS).required(),
    chatId: id(),
    senderName: text().defined().max(1000),
    /** Empty for a private room, and for a room without a name. */
    roomName: text().max(1000),
  }),
  output: noOutput,
});

export const pushRing = defineCall('pushRing', {
  path: 'push-ring',
  access: 'service',
  summary: 'Notifies an account of a call on its devices while no tab is open and the call rings.',
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

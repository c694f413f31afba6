import { array, boolean, number, object } from 'yup';
import type { InferType } from 'yup';
import {
  ADDRESS_FORBIDDEN_CHARACTERS,
  flag,
  id,
  input,
  line,
  list,
  noInput,
  noOutput,
  output,
  text,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import {
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_ROOM_MEMBERS_MAX,
  WEBHOOK_ROOM_OCCURRENCES_MAX,
  WEBHOOK_URL_MAX_LENGTH,
} from './limits.ts';
import { WEBHOOK_EVENTS, webhookDeliveryShape, webhookShape } from './webhookShapes.ts';

/** Returns whether a text is a web address without user, password and fragment. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || ADDRESS_FORBIDDEN_CHARACTERS.test(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username && !password && !hash;
}

/** Address of a webhook's requests. */
const webhookUrl = () =>
  text()
    .max(WEBHOOK_URL_MAX_LENGTH)
    .test('web-address', 'integrations.webhookUrlInvalid', (value) => !value || isWebAddress(value));

const webhookDescription = () => line().max(WEBHOOK_DESCRIPTION_MAX_LENGTH);

/** Events that a webhook receives. */
export const webhookEvents = () =>
  list(
    text()
      .oneOf([...WEBHOOK_EVENTS])
      .required(),
  )
    .max(WEBHOOK_EVENTS.length)
    .min(1, 'integrations.webhookEventsRequired');

export const getWebhooks = defineCall('getWebhooks', {
  path: 'get-webhooks',
  access: 'user',
  summary: 'Lists the caller’s webhooks with their secrets, the oldest first.',
  input: noInput,
  output: output({ webhooks: array(webhookShape.required()).required() }),
  graphql: { query: 'webhooks', value: 'webhooks' },
});

export const createWebhook = defineCall('createWebhook', {
  path: 'create-webhook',
  access: 'user',
  summary: 'Creates a webhook: an address of the caller that receives events by signed requests.',
  input: input({
    url: webhookUrl().required('integrations.webhookUrlRequired'),
    description: webhookDescription(),
    events: webhookEvents().required('integrations.webhookEventsRequired'),
    /** Default true. */
    enabled: flag(),
  }),
  output: output({ webhook: webhookShape.required() }),
  errors: [integrationsErrors.WEBHOOK_URL_REFUSED, integrationsErrors.WEBHOOK_LIMIT_REACHED],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateWebhookInput' },
});

export const changeWebhook = defineCall('changeWebhook', {
  path: 'change-webhook',
  access: 'user',
  summary: 'Changes the named settings of a webhook. Enabling resumes a webhook that was disabled for failing.',
  input: input({
    webhookId: id(),
    url: webhookUrl(),
    description: webhookDescription(),
    events: webhookEvents(),
    enabled: flag(),
    /** Creates a new secret; the previous one no longer signs deliveries. */
    renewSecret: flag(),
  }),
  output: output({ webhook: webhookShape.required() }),
  errors: [integrationsErrors.WEBHOOK_NOT_FOUND, integrationsErrors.WEBHOOK_URL_REFUSED],
  graphql: { mutation: true, input: 'ChangeWebhookInput' },
});

export const deleteWebhook = defineCall('deleteWebhook', {
  path: 'delete-webhook',
  access: 'user',
  summary: 'Deletes a webhook and its queued deliveries.',
  input: input({ webhookId: id() }),
  output: noOutput,
  errors: [integrationsErrors.WEBHOOK_NOT_FOUND],
  graphql: { mutation: true, echo: ['webhookId'] },
});

export const pingWebhook = defineCall('pingWebhook', {
  path: 'ping-webhook',
  access: 'user',
  summary: 'Sends a `ping` to test a webhook. Its deliveries show the result.',
  input: input({ webhookId: id() }),
  output: output({ delivery: webhookDeliveryShape.required() }),
  errors: [integrationsErrors.WEBHOOK_NOT_FOUND, integrationsErrors.WEBHOOK_DISABLED],
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true },
});

export const disableWebhooks = defineCall('disableWebhooks', {
  path: 'disable-webhooks',
  access: 'service',
  summary: 'Disables all webhooks of an account with a new password, because a stranger may have created them.',
  input: input({ accountId: id() }),
  output: noOutput,
});

/** Something that webhooks are notified of. */
const occurrence = {
  event: text()
    .oneOf([...WEBHOOK_EVENTS])
    .required(),
  /** Id of the occurrence. A second call with the same id notifies nobody. */
  occurrenceId: text().required().max(200),
  /** Unix milliseconds. */
  at: number().required(),
  /** Data of the request's body. It never contains the texts that people send each other. */
  data: object({
    meetingId: text(),
    roomId: text(),
    subject: text(),
    reason: text(),
    participantName: text(),
    isGuest: boolean(),
    chatId: text(),
    roomName: text(),
    sequence: number(),
    revision: number(),
    senderName: text(),
    senderEmail: text(),
    isBot: boolean(),
  }).required(),
};

export const triggerWebhooks = defineCall('triggerWebhooks', {
  path: 'trigger-webhooks',
  access: 'service',
  summary: 'Queues an account’s event for each of its webhooks that subscribe to it, once.',
  input: input({ accountId: id(), ...occurrence }),
  output: output({ queued: number().required() }),
});

const roomOccurrence = object({
  ...occurrence,
  /** Accounts that it concerns; all of the call's if it is absent. */
  accountIds: array(id()),
});
export type RoomOccurrence = InferType<typeof roomOccurrence>;

export const triggerRoomWebhooks = defineCall('triggerRoomWebhooks', {
  path: 'trigger-room-webhooks',
  access: 'service',
  summary: 'Queues events of a room for each webhook of its members that subscribes to them, once.',
  input: input({
    /** Accounts of the members. */
    accountIds: list(id()).required().max(WEBHOOK_ROOM_MEMBERS_MAX),
    occurrences: list(roomOccurrence.required()).required().max(WEBHOOK_ROOM_OCCURRENCES_MAX),
  }),
  output: output({ queued: number().required() }),
});

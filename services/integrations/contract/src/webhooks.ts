import { array } from 'yup';
import { flag, id, input, list, noInput, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { WEBHOOK_EVENTS } from './webhookEvents.ts';
import { webhookDeliveryShape, webhookShape } from './webhookShapes.ts';

/** Webhooks that one account may have at once. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX_LENGTH = 1000;
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 200;
/** Deliveries of a webhook that are listed, the latest. */
export const WEBHOOK_DELIVERIES_SHOWN = 50;

const { WEBHOOK_NOT_FOUND, WEBHOOK_LIMIT_REACHED, WEBHOOK_URL_REFUSED, WEBHOOK_DISABLED, WEBHOOK_DELIVERY_NOT_FOUND } =
  integrationsErrors;

/** An address of the web, without a user, a password or a fragment in it. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && !username && !password && !hash;
}

const url = () =>
  text()
    .max(WEBHOOK_URL_MAX_LENGTH)
    .test('web-address', 'integrations.webhookUrlInvalid', (value) => !value || isWebAddress(value));
const description = () => text().max(WEBHOOK_DESCRIPTION_MAX_LENGTH);
const events = () =>
  list(
    text()
      .oneOf([...WEBHOOK_EVENTS])
      .required(),
  )
    .max(WEBHOOK_EVENTS.length)
    .min(1, 'integrations.webhookEventsRequired');

export const createWebhook = defineCall('createWebhook', {
  path: 'create-webhook',
  access: 'user',
  summary: 'Has an address of the caller’s told of what happens, by signed requests.',
  input: input({
    url: url().required('integrations.webhookUrlRequired'),
    description: description(),
    events: events().required('integrations.webhookEventsRequired'),
    /** True where left out. */
    enabled: flag(),
  }),
  output: output({ webhook: webhookShape.required() }),
  errors: [WEBHOOK_URL_REFUSED, WEBHOOK_LIMIT_REACHED],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateWebhookInput' },
});

export const getWebhooks = defineCall('getWebhooks', {
  path: 'get-webhooks',
  access: 'user',
  summary: 'The caller’s webhooks with their secrets, the oldest first.',
  input: noInput,
  output: output({ webhooks: array(webhookShape.required()).required() }),
  graphql: { query: 'webhooks', value: 'webhooks' },
});

export const changeWebhook = defineCall('changeWebhook', {
  path: 'change-webhook',
  access: 'user',
  summary: 'Changes what is named of a webhook; enabling begins anew what was disabled for failing.',
  input: input({
    webhookId: id(),
    url: url(),
    description: description(),
    events: events(),
    enabled: flag(),
    /** Makes a new secret; the former one signs nothing from then on. */
    renewSecret: flag(),
  }),
  output: output({ webhook: webhookShape.required() }),
  errors: [WEBHOOK_NOT_FOUND, WEBHOOK_URL_REFUSED],
  graphql: { mutation: true, input: 'ChangeWebhookInput' },
});

export const deleteWebhook = defineCall('deleteWebhook', {
  path: 'delete-webhook',
  access: 'user',
  summary: 'Ends a webhook; what was to be delivered to it is not.',
  input: input({ webhookId: id() }),
  output: noOutput,
  errors: [WEBHOOK_NOT_FOUND],
  graphql: { mutation: true, echo: ['webhookId'] },
});

export const pingWebhook = defineCall('pingWebhook', {
  path: 'ping-webhook',
  access: 'user',
  summary: 'Sends a `ping` to try a webhook; how it went stands in its deliveries.',
  input: input({ webhookId: id() }),
  output: output({ delivery: webhookDeliveryShape.required() }),
  errors: [WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED],
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true },
});

export const getWebhookDeliveries = defineCall('getWebhookDeliveries', {
  path: 'get-webhook-deliveries',
  access: 'user',
  summary: 'The latest 50 deliveries of a webhook, the latest first. They are kept for seven days.',
  input: input({ webhookId: id() }),
  output: output({ deliveries: array(webhookDeliveryShape.required()).required() }),
  errors: [WEBHOOK_NOT_FOUND],
  graphql: { query: 'webhookDeliveries', value: 'deliveries' },
});

export const resendWebhookDelivery = defineCall('resendWebhookDelivery', {
  path: 'resend-webhook-delivery',
  access: 'user',
  summary: 'Sends a delivery again, with the same id and body; one that is queued goes at once.',
  input: input({ deliveryId: id() }),
  output: output({ delivery: webhookDeliveryShape.required() }),
  errors: [WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_DISABLED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});

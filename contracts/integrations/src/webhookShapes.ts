import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { timestamp } from '@meet/contracts';

/** Events that a webhook can receive. docs/webhooks.md describes the body of each. */
export const WEBHOOK_EVENTS = [
  'meeting.started',
  'meeting.ended',
  'participant.joined',
  'participant.left',
  'message.received',
  'chat.message.created',
  'chat.message.edited',
  'chat.message.mentioned',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Event of a test that the webhook's owner requests. Every webhook receives it, whatever events it has chosen. */
export const WEBHOOK_PING = 'ping';

/**
 * Reasons for a failed attempt. `address`: webhooks may not reach this address. An unknown host name gives `address`
 * too, so that nobody learns which internal names exist. `connection`, `timeout`, `redirect` and `status`: no
 * connection, no answer in time, a redirect, or a status other than 2xx. `disabled`: the webhook was disabled in the
 * meantime.
 */
export const WEBHOOK_FAILURES = ['address', 'connection', 'timeout', 'redirect', 'status', 'disabled'] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/**
 * Reasons for which the product disables a webhook: it failed for days, its receiver answered 410, or the account's
 * password was reset.
 */
export const WEBHOOK_DISABLED_REASONS = ['failing', 'gone', 'password-reset'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

export const webhookShape = object({
  webhookId: string().required(),
  url: string().required(),
  description: string().defined(),
  /** Events that the webhook receives. */
  events: array(string().required()).required(),
  enabled: boolean().required(),
  /** Reason for which the product disabled it; null otherwise. */
  disabledReason: string<WebhookDisabledReason>()
    .oneOf([...WEBHOOK_DISABLED_REASONS, null] as WebhookDisabledReason[])
    .nullable()
    .defined(),
  /** Secret that signs deliveries, in the format of Standard Webhooks: `whsec_` and base64. */
  secret: string().required(),
  /** Unix milliseconds. */
  creationDate: timestamp(),
}).meta({ name: 'Webhook' });
export type Webhook = InferType<typeof webhookShape>;

export const webhookDeliveryShape = object({
  deliveryId: string().required(),
  webhookId: string().required(),
  /** One of the events, or `ping`. */
  event: string().required(),
  /** State of the delivery; `queued` while further attempts follow. */
  state: string<'queued' | 'delivered' | 'failed'>().oneOf(['queued', 'delivered', 'failed']).required(),
  attempts: number().required(),
  /** HTTP status of the last attempt; null if the receiver sent none. */
  statusCode: number().nullable().defined(),
  /** Reason for the failure of the last attempt; null if it did not fail. */
  failure: string<WebhookFailure>()
    .oneOf([...WEBHOOK_FAILURES, null] as WebhookFailure[])
    .nullable()
    .defined(),
  /** Unix milliseconds, as are the next two. */
  creationDate: timestamp(),
  lastAttemptAt: timestamp().nullable(),
  nextAttemptAt: timestamp().nullable(),
  /** Version, which every change increases. */
  version: number().required(),
}).meta({ name: 'WebhookDelivery' });
export type WebhookDelivery = InferType<typeof webhookDeliveryShape>;

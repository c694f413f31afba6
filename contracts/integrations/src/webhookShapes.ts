import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { timestamp } from '@meet/contracts';

/** Events of which a webhook can be notified. docs/webhooks.md describes the body of each. */
export const WEBHOOK_EVENTS = [
  'meeting.started',
  'meeting.ended',
  'participant.joined',
  'participant.left',
  'message.received',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The trial that its owner asks for; comes whatever was chosen. */
export const WEBHOOK_PING = 'ping';

/**
 * Why an attempt failed: the address is none that webhooks may reach (an unknown name is told alike, so that nobody learns
 * which internal names exist), nobody answered there, not in time, with a redirection, or with a status other than 2xx; or
 * the webhook was disabled meanwhile.
 */
export const WEBHOOK_FAILURES = ['address', 'connection', 'timeout', 'redirect', 'status', 'disabled'] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/**
 * Why a webhook is disabled that its owner did not disable: it failed for days, its receiver answered 410, or the account's
 * password was reset.
 */
export const WEBHOOK_DISABLED_REASONS = ['failing', 'gone', 'password-reset'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

export const webhookShape = object({
  webhookId: string().required(),
  url: string().required(),
  description: string().defined(),
  /** Events of which it is notified. */
  events: array(string().required()).required(),
  enabled: boolean().required(),
  /** Why it was disabled without its owner; null otherwise. */
  disabledReason: string<WebhookDisabledReason>()
    .oneOf([...WEBHOOK_DISABLED_REASONS, null] as WebhookDisabledReason[])
    .nullable()
    .defined(),
  /** Secret that signs deliveries, as Standard Webhooks writes it: `whsec_` and base64. */
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
  /** `queued` while further attempts follow. */
  state: string<'queued' | 'delivered' | 'failed'>().oneOf(['queued', 'delivered', 'failed']).required(),
  attempts: number().required(),
  /** HTTP status of the last attempt; null where none came. */
  statusCode: number().nullable().defined(),
  /** Why the last attempt failed; null where it did not. */
  failure: string<WebhookFailure>()
    .oneOf([...WEBHOOK_FAILURES, null] as WebhookFailure[])
    .nullable()
    .defined(),
  /** Unix milliseconds, as all that follow. */
  creationDate: timestamp(),
  lastAttemptAt: timestamp().nullable(),
  nextAttemptAt: timestamp().nullable(),
  /** Grows with every change. */
  version: number().required(),
}).meta({ name: 'WebhookDelivery' });
export type WebhookDelivery = InferType<typeof webhookDeliveryShape>;

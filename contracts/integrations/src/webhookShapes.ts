import { array, boolean, number, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import {
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_FAILURES,
  type WebhookDisabledReason,
  type WebhookFailure,
} from './webhookEvents.ts';

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

import { number, object, string } from 'yup';
import { timestamp } from '@meet/contracts';
import { defineEvent } from '@meet/contracts/events';
import { webhookDeliveryShape } from './webhookShapes.ts';

const keyOfService = {
  apiKeyId: string().required(),
  serviceId: string().required(),
  /** Number of the account's keys for that service: `Enabled` from one on, `Available` at zero. */
  keysCount: number().required(),
};

export const apiKeyAdded = defineEvent('apiKeyAdded', {
  summary:
    'The account on whose channel it comes has a new API key, perhaps from another tab. The event does not contain its value.',
  payload: object(keyOfService),
});

export const apiKeyDeleted = defineEvent('apiKeyDeleted', {
  summary: 'An API key of this account was deleted or expired.',
  payload: object(keyOfService),
});

export const apiKeyUsed = defineEvent('apiKeyUsed', {
  summary: 'An API key of this account was used; published once a minute at most.',
  payload: object({ apiKeyId: string().required(), lastUsedAt: timestamp() }),
});

export const webhookChanged = defineEvent('webhookChanged', {
  summary:
    'A webhook of this account is new or changed: fetch it. The event contains neither its address nor its secret.',
  payload: object({ webhookId: string().required(), webhooksCount: number().required() }),
});

export const webhookDeleted = defineEvent('webhookDeleted', {
  summary: 'A webhook of this account was deleted.',
  payload: object({ webhookId: string().required(), webhooksCount: number().required() }),
});

export const webhookDeliveryChanged = defineEvent('webhookDeliveryChanged', {
  summary: 'A delivery to a webhook of this account was queued or attempted.',
  payload: object({ delivery: webhookDeliveryShape.required() }),
});

export const integrationConnectionsChanged = defineEvent('integrationConnectionsChanged', {
  summary: 'The account gained or lost a connection with another program, or the state of one changed.',
  payload: object({ integrationId: string().required(), connectionsCount: number().required() }),
});

/** Events that the gateway delivers to clients. */
export const integrationsEvents = [
  apiKeyAdded,
  apiKeyDeleted,
  apiKeyUsed,
  webhookChanged,
  webhookDeleted,
  webhookDeliveryChanged,
  integrationConnectionsChanged,
] as const;

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
  summary: 'The account on whose channel it comes has a new API key, in another tab perhaps. Its value is not told.',
  payload: object(keyOfService),
});

export const apiKeyDeleted = defineEvent('apiKeyDeleted', {
  summary: 'An API key of this account is gone.',
  payload: object(keyOfService),
});

export const apiKeyUsed = defineEvent('apiKeyUsed', {
  summary: 'An API key of this account was used, told once a minute at most.',
  payload: object({ apiKeyId: string().required(), lastUsedAt: timestamp() }),
});

export const webhookChanged = defineEvent('webhookChanged', {
  summary: 'A webhook of this account is new or another: ask for it. Address and secret are not told.',
  payload: object({ webhookId: string().required(), webhooksCount: number().required() }),
});

export const webhookDeleted = defineEvent('webhookDeleted', {
  summary: 'A webhook of this account is gone.',
  payload: object({ webhookId: string().required(), webhooksCount: number().required() }),
});

export const webhookDeliveryChanged = defineEvent('webhookDeliveryChanged', {
  summary: 'Something is to be delivered to a webhook of this account, or was tried.',
  payload: object({ delivery: webhookDeliveryShape.required() }),
});

export const integrationConnectionsChanged = defineEvent('integrationConnectionsChanged', {
  summary: 'The account is connected with more or fewer people of another program, or how it stands with one changed.',
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

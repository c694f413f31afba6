import { number, object, string } from 'yup';
import { timestamp } from '@meet/contracts';
import { defineEvent } from '@meet/contracts/events';

const keyOfService = {
  apiKeyId: string().required(),
  serviceId: string().required(),
  /** Keys that the account has for that service now: with the first it is `Enabled`, without any `Available`. */
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

/** What reaches clients. */
export const integrationsEvents = [apiKeyAdded, apiKeyDeleted, apiKeyUsed] as const;

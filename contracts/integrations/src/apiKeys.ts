import { array, object, string } from 'yup';
import { count, flag, id, input, noInput, noOutput, output, requiredLine, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { API_KEY_EXPIRY_MAX_DAYS, API_KEY_NAME_MAX, API_KEY_NAME_MIN } from './limits.ts';
import { apiKeyShape, keyServiceShape } from './shapes.ts';

export const apiKeyName = () =>
  requiredLine('integrations.keyNameRequired')
    .min(API_KEY_NAME_MIN, 'integrations.keyNameTooShort')
    .max(API_KEY_NAME_MAX, 'integrations.keyNameTooLong');

export const getApiKeys = defineCall('getApiKeys', {
  path: 'get-api-keys',
  access: 'user',
  summary:
    'Lists the caller’s keys, the latest first, in full unless their owner hid them, and the services for which keys can be created.',
  input: noInput,
  output: output({
    apiKeys: array(apiKeyShape.required()).required(),
    serviceNames: array(keyServiceShape.required()).required(),
  }),
  graphql: { query: 'apiKeys' },
});

export const generateApiKey = defineCall('generateApiKey', {
  path: 'generate-api-key',
  access: 'user',
  summary:
    'Creates a key for the calls of one service and nothing else; the service is `Enabled` from then on. The key lives 365 days unless the caller chooses otherwise.',
  input: input({
    serviceId: id('integrations.serviceRequired'),
    name: apiKeyName(),
    /** Lifetime in days: 365 if absent, null for a key that never expires. */
    expiresInDays: count()
      .nullable()
      .min(1, 'integrations.expiryInvalid')
      .max(API_KEY_EXPIRY_MAX_DAYS, 'integrations.expiryInvalid'),
    /** Whether only this answer holds the key's value; otherwise its owner may read it again later. */
    isHidden: flag(),
  }),
  output: output({ apiKey: apiKeyShape.required() }),
  errors: [
    integrationsErrors.KEY_SERVICE_UNKNOWN,
    integrationsErrors.KEY_SERVICE_NOT_CONFIGURED,
    integrationsErrors.API_KEY_LIMIT_REACHED,
  ],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const deleteApiKey = defineCall('deleteApiKey', {
  path: 'delete-api-key',
  access: 'user',
  summary: 'Ends a key at once. Without its last key, a service is `Available` again.',
  input: input({ apiKeyId: id() }),
  output: output({ deletedApiKey: apiKeyShape.required() }),
  errors: [integrationsErrors.API_KEY_NOT_FOUND],
  graphql: { mutation: true },
});

/** Prefix of all key values that this service creates. */
export const API_KEY_PREFIX = 'ms_';

export const resolveApiKey = defineCall('resolveApiKey', {
  path: 'resolve-api-key',
  access: 'service',
  summary:
    'Returns the account and the service of a key; null if the key is unknown, expired or deleted. Records the use.',
  input: input({ value: text().required() }),
  output: output({
    key: object({ apiKeyId: string().required(), accountId: string().required(), serviceId: string().required() })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});

export const endApiKeys = defineCall('endApiKeys', {
  path: 'end-api-keys',
  access: 'service',
  summary:
    'Ends all keys of an account after a new password or its closing, and the ways by which other programs act in its name.',
  input: input({ accountId: id() }),
  output: noOutput,
});

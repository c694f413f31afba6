import { array } from 'yup';
import { count, id, input, LIMITS, noInput, output, requiredText } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { apiKeyShape, keyServiceShape } from './shapes.ts';

/** Keys that one account may have at once. */
export const API_KEYS_MAX = 50;
export const API_KEY_EXPIRY_MAX_DAYS = 730;

export const apiKeyName = () =>
  requiredText('integrations.keyNameRequired')
    .min(LIMITS.apiKeyNameMin, 'integrations.keyNameTooShort')
    .max(LIMITS.apiKeyNameMax, 'integrations.keyNameTooLong');

export const generateApiKey = defineCall('generateApiKey', {
  path: 'generate-api-key',
  access: 'user',
  summary: 'Makes a key that opens the calls of one service and nothing else; the service is `Enabled` from then on.',
  input: input({
    serviceId: id('integrations.serviceRequired'),
    name: apiKeyName(),
    /** Days until it opens nothing any more; left out or null, it never expires. */
    expiresInDays: count()
      .nullable()
      .min(1, 'integrations.expiryInvalid')
      .max(API_KEY_EXPIRY_MAX_DAYS, 'integrations.expiryInvalid'),
  }),
  output: output({ apiKey: apiKeyShape.required() }),
  errors: [integrationsErrors.KEY_SERVICE_UNKNOWN, integrationsErrors.API_KEY_LIMIT_REACHED],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const getApiKeys = defineCall('getApiKeys', {
  path: 'get-api-keys',
  access: 'user',
  summary: 'The caller’s keys, the latest first, whole; and the services that keys can be made for.',
  input: noInput,
  output: output({
    apiKeys: array(apiKeyShape.required()).required(),
    serviceNames: array(keyServiceShape.required()).required(),
  }),
  graphql: { query: 'apiKeys' },
});

export const deleteApiKey = defineCall('deleteApiKey', {
  path: 'delete-api-key',
  access: 'user',
  summary: 'Ends a key at once. With its last key a service is `Available` again.',
  input: input({ apiKeyId: id() }),
  output: output({ deletedApiKey: apiKeyShape.required() }),
  errors: [integrationsErrors.API_KEY_NOT_FOUND],
  graphql: { mutation: true },
});

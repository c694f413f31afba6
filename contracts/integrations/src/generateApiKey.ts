import { count, flag, id, input, output } from '@meet/contracts';
import { apiKeyName } from './apiKeyName.ts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { API_KEY_EXPIRY_MAX_DAYS } from './limits.ts';
import { apiKeyShape } from './shapes.ts';

export const generateApiKey = defineCall('generateApiKey', {
  path: 'generate-api-key',
  access: 'user',
  summary:
    'Makes a key that opens the calls of one service and nothing else; the service is `Enabled` from then on. The key lives 365 days unless the caller chooses otherwise.',
  input: input({
    serviceId: id('integrations.serviceRequired'),
    name: apiKeyName(),
    /** Days until it opens nothing any more: 365 if left out, null for never. */
    expiresInDays: count()
      .nullable()
      .min(1, 'integrations.expiryInvalid')
      .max(API_KEY_EXPIRY_MAX_DAYS, 'integrations.expiryInvalid'),
    /** Whether this answer alone holds the value; otherwise the owner may look at it again. */
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

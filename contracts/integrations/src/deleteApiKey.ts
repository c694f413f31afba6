import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { apiKeyShape } from './shapes.ts';

export const deleteApiKey = defineCall('deleteApiKey', {
  path: 'delete-api-key',
  access: 'user',
  summary: 'Ends a key at once. With its last key a service is `Available` again.',
  input: input({ apiKeyId: id() }),
  output: output({ deletedApiKey: apiKeyShape.required() }),
  errors: [integrationsErrors.API_KEY_NOT_FOUND],
  graphql: { mutation: true },
});

import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';

const { WEBHOOK_NOT_FOUND } = integrationsErrors;

export const deleteWebhook = defineCall('deleteWebhook', {
  path: 'delete-webhook',
  access: 'user',
  summary: 'Ends a webhook; what was to be delivered to it is not.',
  input: input({ webhookId: id() }),
  output: noOutput,
  errors: [WEBHOOK_NOT_FOUND],
  graphql: { mutation: true, echo: ['webhookId'] },
});

import { flag, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { webhookDescription, webhookEvents, webhookUrl } from './webhookFields.ts';
import { webhookShape } from './webhookShapes.ts';

const { WEBHOOK_LIMIT_REACHED, WEBHOOK_URL_REFUSED } = integrationsErrors;

export const createWebhook = defineCall('createWebhook', {
  path: 'create-webhook',
  access: 'user',
  summary: 'Has an address of the caller’s told of what happens, by signed requests.',
  input: input({
    url: webhookUrl().required('integrations.webhookUrlRequired'),
    description: webhookDescription(),
    events: webhookEvents().required('integrations.webhookEventsRequired'),
    /** True where left out. */
    enabled: flag(),
  }),
  output: output({ webhook: webhookShape.required() }),
  errors: [WEBHOOK_URL_REFUSED, WEBHOOK_LIMIT_REACHED],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'CreateWebhookInput' },
});

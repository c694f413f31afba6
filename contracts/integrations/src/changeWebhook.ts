import { flag, id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { webhookDescription, webhookEvents, webhookUrl } from './webhookFields.ts';
import { webhookShape } from './webhookShapes.ts';

const { WEBHOOK_NOT_FOUND, WEBHOOK_URL_REFUSED } = integrationsErrors;

export const changeWebhook = defineCall('changeWebhook', {
  path: 'change-webhook',
  access: 'user',
  summary: 'Changes what is named of a webhook; enabling begins anew what was disabled for failing.',
  input: input({
    webhookId: id(),
    url: webhookUrl(),
    description: webhookDescription(),
    events: webhookEvents(),
    enabled: flag(),
    /** Makes a new secret; the former one signs nothing from then on. */
    renewSecret: flag(),
  }),
  output: output({ webhook: webhookShape.required() }),
  errors: [WEBHOOK_NOT_FOUND, WEBHOOK_URL_REFUSED],
  graphql: { mutation: true, input: 'ChangeWebhookInput' },
});

import { integrationsTexts } from '@meet/integrations-contract/texts';
import { createBackground, defineService } from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import type { Deps } from './Deps.ts';
import { createApiKeyStore } from './keys/createApiKeyStore.ts';
import { apiKeysModel } from './models/apiKeys.ts';
import { deliveriesModel } from './models/deliveries.ts';
import { webhooksModel } from './models/webhooks.ts';
import { operations } from './operations/index.ts';
import { integrationsSettings } from './settings.ts';
import { createAttempt } from './webhooks/createAttempt.ts';
import { createDeliveryStore } from './webhooks/createDeliveryStore.ts';
import { createDispatcher } from './webhooks/createDispatcher.ts';
import { createPoster } from './webhooks/createPoster.ts';
import { createWebhookStore } from './webhooks/createWebhookStore.ts';
import { mailDisabled } from './webhooks/mailDisabled.ts';

/** What programs of outside may do for a person, and hear of: API keys, each for one service, and webhooks. */
export const integrationsService = defineService({
  name: 'integrations',
  texts: [integrationsTexts],
  settings: integrationsSettings,
  setUp({ connection, secrets, settings, callAsService, publish, log, now, translator, publicUrl }): Deps {
    const webhooks = webhooksModel(connection);
    const webhookStore = createWebhookStore({ webhooks, secrets, now });
    const deliveryStore = createDeliveryStore({ deliveries: deliveriesModel(connection), secrets, now });
    const poster = createPoster({
      allowed: settings.WEBHOOK_NETWORKS,
      timeoutMs: settings.WEBHOOK_TIMEOUT_SECONDS * 1000,
      resolve: (hostname) => lookup(hostname, { all: true }),
    });
    const attempt = createAttempt({
      webhooks,
      webhookStore,
      deliveryStore,
      poster,
      log,
      now,
      publish,
      tellOwner: (webhook, reason) =>
        mailDisabled({ callAsService, store: webhookStore, translator, publicUrl, log }, webhook, reason),
    });
    return {
      apiKeyStore: createApiKeyStore({ apiKeys: apiKeysModel(connection), secrets, now }),
      webhookStore,
      deliveryStore,
      poster,
      dispatcher: createDispatcher({ store: deliveryStore, log, attempt }),
      background: createBackground(log),
      translator,
      settings,
    };
  },
  operations,
  start({ background, dispatcher }) {
    const stop = dispatcher.start();
    return async () => {
      await stop();
      await background.settle();
    };
  },
});

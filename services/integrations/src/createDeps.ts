import { createQueue, type ServiceBase } from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import type { Deps } from './Deps.ts';
import { createHubstaff } from './hubstaff/createHubstaff.ts';
import { createJira } from './jira/createJira.ts';
import { createApiKeyStore } from './keys/createApiKeyStore.ts';
import { apiKeysModel } from './models/apiKeys.ts';
import { deliveriesModel } from './models/deliveries.ts';
import { webhooksModel } from './models/webhooks.ts';
import type { IntegrationsSettings } from './settings.ts';
import { createAttempt } from './webhooks/createAttempt.ts';
import { createDeliveryStore } from './webhooks/createDeliveryStore.ts';
import { createPoster } from './webhooks/createPoster.ts';
import { createWebhookStore } from './webhooks/createWebhookStore.ts';
import { mailDisabled } from './webhooks/mailDisabled.ts';

/** Requests of webhooks under way at once, in all and for each: a slow receiver holds up nobody else. */
const AT_ONCE = { atOnce: 16, atOnceForEach: 4 };

export function createDeps(base: ServiceBase<IntegrationsSettings>): Deps {
  const { connection, lease, background, secrets, settings, callAsService, publish, log, now, translator, publicUrl } =
    base;
  const webhooks = webhooksModel(connection);
  const webhookStore = createWebhookStore({ webhooks, secrets, now });
  const deliveryStore = createDeliveryStore({ deliveries: deliveriesModel(connection), secrets, lease, log, now });
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
    ...createJira(base),
    hubstaff: createHubstaff(base),
    apiKeyStore: createApiKeyStore({ apiKeys: apiKeysModel(connection), secrets, now }),
    webhookStore,
    deliveryStore,
    poster,
    dispatcher: createQueue({ claims: deliveryStore, log, attempt, ...AT_ONCE }),
    background,
    translator,
    publicUrl,
    now,
    publish,
    callAsService,
    settings,
  };
}

import {
  createQueue,
  type ServiceBase,
  type Background,
  type Translator,
  type ValuesOf,
  type WorkQueue,
} from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import { createHubstaff, type Hubstaff } from './hubstaff/createHubstaff.ts';
import { createJira } from './jira/createJira.ts';
import { createApiKeyStore, type ApiKeyStore } from './keys/createApiKeyStore.ts';
import { apiKeysModel } from './models/apiKeys.ts';
import { deliveriesModel } from './models/deliveries.ts';
import { webhooksModel } from './models/webhooks.ts';
import type { IntegrationsSettings } from './settings.ts';
import { createAttempt } from './webhooks/createAttempt.ts';
import { createDeliveryStore, type DeliveryStore } from './webhooks/createDeliveryStore.ts';
import { createPoster, type Poster } from './webhooks/createPoster.ts';
import { createWebhookStore, type WebhookStore } from './webhooks/createWebhookStore.ts';
import { mailDisabled } from './webhooks/mailDisabled.ts';
import type { JiraDeps } from './jira/createJira.ts';

export interface Deps extends JiraDeps {
  readonly apiKeyStore: ApiKeyStore;
  readonly hubstaff: Hubstaff;
  readonly webhookStore: WebhookStore;
  readonly deliveryStore: DeliveryStore;
  readonly poster: Poster;
  /** Sends deliveries to webhooks. */
  readonly dispatcher: WorkQueue;
  readonly background: Background;
  readonly translator: Translator;
  readonly publicUrl: string;
  now(): number;
  readonly publish: ServiceBase['publish'];
  readonly callAsService: ServiceBase['callAsService'];
  readonly settings: ValuesOf<IntegrationsSettings>;
}

/** Maximum concurrent requests of webhooks, in total and per webhook, so that a slow receiver does not delay others. */
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
    notifyOwner: (webhook, reason) =>
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

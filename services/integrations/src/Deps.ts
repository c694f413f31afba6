import type { Background, ServiceBase, Translator, ValuesOf, WorkQueue } from '@meet/service-kit';
import type { ApiKeyStore } from './keys/createApiKeyStore.ts';
import type { Hubstaff } from './hubstaff/createHubstaff.ts';
import type { JiraDeps } from './jira/Jira.ts';
import type { IntegrationsSettings } from './settings.ts';
import type { DeliveryStore } from './webhooks/createDeliveryStore.ts';
import type { Poster } from './webhooks/createPoster.ts';
import type { WebhookStore } from './webhooks/createWebhookStore.ts';

export interface Deps extends JiraDeps {
  readonly apiKeyStore: ApiKeyStore;
  readonly hubstaff: Hubstaff;
  readonly webhookStore: WebhookStore;
  readonly deliveryStore: DeliveryStore;
  readonly poster: Poster;
  /** Delivers what webhooks are told. */
  readonly dispatcher: WorkQueue;
  readonly background: Background;
  readonly translator: Translator;
  readonly publicUrl: string;
  now(): number;
  readonly publish: ServiceBase['publish'];
  readonly callAsService: ServiceBase['callAsService'];
  readonly settings: ValuesOf<IntegrationsSettings>;
}

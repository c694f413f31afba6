import type { Background, Translator, ValuesOf } from '@meet/service-kit';
import type { ApiKeyStore } from './keys/createApiKeyStore.ts';
import type { IntegrationsSettings } from './settings.ts';
import type { DeliveryStore } from './webhooks/createDeliveryStore.ts';
import type { Dispatcher } from './webhooks/createDispatcher.ts';
import type { Poster } from './webhooks/createPoster.ts';
import type { WebhookStore } from './webhooks/createWebhookStore.ts';

export interface Deps {
  readonly apiKeyStore: ApiKeyStore;
  readonly webhookStore: WebhookStore;
  readonly deliveryStore: DeliveryStore;
  readonly poster: Poster;
  readonly dispatcher: Dispatcher;
  readonly background: Background;
  readonly translator: Translator;
  readonly settings: ValuesOf<IntegrationsSettings>;
}

export * from './apiKeys.ts';
export * from './applyApiKeyEvent.ts';
export * from './applyIntegrationEvent.ts';
export * from './applyWebhookEvent.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './hubstaff.ts';
export * from './integrations.ts';
export * from './jira.ts';
export * from './keyServices.ts';
export {
  API_KEYS_MAX,
  API_KEY_EXPIRY_DEFAULT_DAYS,
  API_KEY_EXPIRY_MAX_DAYS,
  JIRA_CONNECTIONS_MAX,
  WEBHOOKS_MAX,
  WEBHOOK_DELIVERIES_SHOWN,
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_ROOM_OCCURRENCES_MAX,
  WEBHOOK_URL_MAX_LENGTH,
} from './limits.ts';
export type { ApiKey, KeyServiceEntry } from './shapes.ts';
export * from './webhookDeliveries.ts';
export type { Webhook, WebhookDelivery, WebhookDisabledReason, WebhookEvent, WebhookFailure } from './webhookShapes.ts';
export { WEBHOOK_DISABLED_REASONS, WEBHOOK_EVENTS, WEBHOOK_FAILURES, WEBHOOK_PING } from './webhookShapes.ts';
export {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  disableWebhooks,
  getWebhooks,
  pingWebhook,
  triggerRoomWebhooks,
  triggerWebhooks,
} from './webhooks.ts';
export type { RoomOccurrence } from './webhooks.ts';

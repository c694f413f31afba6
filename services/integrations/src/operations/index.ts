import { deleteApiKey, generateApiKey, getApiKeys } from './apiKeys.ts';
import { getIntegrations } from './getIntegrations.ts';
import { endApiKeys, resolveApiKey } from './resolveApiKey.ts';
import { getWebhookDeliveries, pingWebhook, resendWebhookDelivery, tellWebhooks } from './webhookDeliveries.ts';
import { changeWebhook, createWebhook, deleteWebhook, disableWebhooks, getWebhooks } from './webhooks.ts';

export const operations = [
  generateApiKey,
  getApiKeys,
  deleteApiKey,
  resolveApiKey,
  endApiKeys,
  getIntegrations,
  createWebhook,
  getWebhooks,
  changeWebhook,
  deleteWebhook,
  pingWebhook,
  getWebhookDeliveries,
  resendWebhookDelivery,
  tellWebhooks,
  disableWebhooks,
];

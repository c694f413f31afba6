import { authorizeJira } from './authorizeJira.ts';
import { changeWebhook } from './changeWebhook.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteApiKey } from './deleteApiKey.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { describeJiraLanding } from './describeJiraLanding.ts';
import { disableWebhooks } from './disableWebhooks.ts';
import { disconnectJira } from './disconnectJira.ts';
import { endApiKeys } from './endApiKeys.ts';
import { generateApiKey } from './generateApiKey.ts';
import { getApiKeys } from './getApiKeys.ts';
import { getIntegrations } from './getIntegrations.ts';
import { getJiraConnections } from './getJiraConnections.ts';
import { getWebhookDeliveries } from './getWebhookDeliveries.ts';
import { getWebhooks } from './getWebhooks.ts';
import { pingWebhook } from './pingWebhook.ts';
import { resendWebhookDelivery } from './resendWebhookDelivery.ts';
import { resolveApiKey } from './resolveApiKey.ts';
import { tellWebhooks } from './tellWebhooks.ts';

export const operations = [
  authorizeJira,
  changeWebhook,
  createWebhook,
  deleteApiKey,
  deleteWebhook,
  describeJiraLanding,
  disableWebhooks,
  disconnectJira,
  endApiKeys,
  generateApiKey,
  getApiKeys,
  getIntegrations,
  getJiraConnections,
  getWebhookDeliveries,
  getWebhooks,
  pingWebhook,
  resendWebhookDelivery,
  resolveApiKey,
  tellWebhooks,
];

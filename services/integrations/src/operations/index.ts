import { authorizeJira } from './authorizeJira.ts';
import { beginHubstaff } from './beginHubstaff.ts';
import { changeHubstaff } from './changeHubstaff.ts';
import { changeWebhook } from './changeWebhook.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteApiKey } from './deleteApiKey.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { describeJiraLanding } from './describeJiraLanding.ts';
import { disableWebhooks } from './disableWebhooks.ts';
import { disconnectHubstaff } from './disconnectHubstaff.ts';
import { disconnectJira } from './disconnectJira.ts';
import { endApiKeys } from './endApiKeys.ts';
import { eraseAccountFromIntegrations } from './eraseAccountFromIntegrations.ts';
import { finishHubstaff } from './finishHubstaff.ts';
import { generateApiKey } from './generateApiKey.ts';
import { getApiKeys } from './getApiKeys.ts';
import { getHubstaff } from './getHubstaff.ts';
import { getHubstaffProjects } from './getHubstaffProjects.ts';
import { getIntegrations } from './getIntegrations.ts';
import { getJiraConnections } from './getJiraConnections.ts';
import { getWebhookDeliveries } from './getWebhookDeliveries.ts';
import { getWebhooks } from './getWebhooks.ts';
import { pingWebhook } from './pingWebhook.ts';
import { recordAttendance } from './recordAttendance.ts';
import { resendQueue } from './resendQueue.ts';
import { resendWebhookDelivery } from './resendWebhookDelivery.ts';
import { resolveApiKey } from './resolveApiKey.ts';
import { triggerRoomWebhooks } from './triggerRoomWebhooks.ts';
import { triggerWebhooks } from './triggerWebhooks.ts';

export const operations = [
  authorizeJira,
  beginHubstaff,
  changeHubstaff,
  changeWebhook,
  createWebhook,
  deleteApiKey,
  deleteWebhook,
  describeJiraLanding,
  disableWebhooks,
  disconnectHubstaff,
  disconnectJira,
  endApiKeys,
  eraseAccountFromIntegrations,
  finishHubstaff,
  generateApiKey,
  getApiKeys,
  getHubstaff,
  getHubstaffProjects,
  getIntegrations,
  getJiraConnections,
  getWebhookDeliveries,
  getWebhooks,
  pingWebhook,
  recordAttendance,
  resendQueue,
  resendWebhookDelivery,
  resolveApiKey,
  triggerRoomWebhooks,
  triggerWebhooks,
];

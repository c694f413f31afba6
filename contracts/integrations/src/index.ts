export { integrationsErrors } from './errors.ts';
export {
  API_KEY_EXPIRY_MAX_DAYS,
  API_KEY_EXPIRY_DEFAULT_DAYS,
  API_KEYS_MAX,
  JIRA_CONNECTIONS_MAX,
  WEBHOOK_DELIVERIES_SHOWN,
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_URL_MAX_LENGTH,
  WEBHOOKS_MAX,
} from './limits.ts';
export { KEY_SERVICES, labelOf, SERVICE_LABELS } from './keyServices.ts';
export type { KeyService, ServiceLabel } from './keyServices.ts';
export type { ApiKey, KeyServiceEntry } from './shapes.ts';
export { apiKeyName } from './apiKeyName.ts';
export { deleteApiKey } from './deleteApiKey.ts';
export { generateApiKey } from './generateApiKey.ts';
export { getApiKeys } from './getApiKeys.ts';
export { API_KEY_PREFIX, resolveApiKey } from './resolveApiKey.ts';
export { endApiKeys } from './endApiKeys.ts';
export { applyApiKeyEvent } from './applyApiKeyEvent.ts';
export type { ApiKeyList } from './applyApiKeyEvent.ts';
export { getIntegrations, INTEGRATION_STATES, stateOf } from './getIntegrations.ts';
export type { Integration, IntegrationState } from './getIntegrations.ts';
export { applyIntegrationEvent, WEBHOOKS_CARD } from './applyIntegrationEvent.ts';
export { WEBHOOK_DISABLED_REASONS, WEBHOOK_EVENTS, WEBHOOK_FAILURES, WEBHOOK_PING } from './webhookEvents.ts';
export type { WebhookDisabledReason, WebhookEvent, WebhookFailure } from './webhookEvents.ts';
export { changeWebhook } from './changeWebhook.ts';
export { createWebhook } from './createWebhook.ts';
export { deleteWebhook } from './deleteWebhook.ts';
export { getWebhookDeliveries } from './getWebhookDeliveries.ts';
export { getWebhooks } from './getWebhooks.ts';
export { pingWebhook } from './pingWebhook.ts';
export { resendWebhookDelivery } from './resendWebhookDelivery.ts';
export { resendQueue } from './resendQueue.ts';
export type { Webhook, WebhookDelivery } from './webhookShapes.ts';
export { disableWebhooks } from './disableWebhooks.ts';
export { tellWebhooks } from './tellWebhooks.ts';
export { applyWebhookDeliveryEvent, applyWebhookEvent } from './applyWebhookEvent.ts';
export {
  apiKeyAdded,
  apiKeyDeleted,
  apiKeyUsed,
  integrationConnectionsChanged,
  integrationsEvents,
  webhookChanged,
  webhookDeleted,
  webhookDeliveryChanged,
} from './events.ts';
export { authorizeJira } from './jira/authorizeJira.ts';
export { describeJiraLanding } from './jira/describeJiraLanding.ts';
export { disconnectJira } from './jira/disconnectJira.ts';
export { getJiraConnections } from './jira/getJiraConnections.ts';
export type { JiraConnection } from './jira/jiraShapes.ts';
export { beginHubstaff } from './hubstaff/beginHubstaff.ts';
export { changeHubstaff } from './hubstaff/changeHubstaff.ts';
export { disconnectHubstaff } from './hubstaff/disconnectHubstaff.ts';
export { finishHubstaff } from './hubstaff/finishHubstaff.ts';
export { getHubstaff } from './hubstaff/getHubstaff.ts';
export { getHubstaffProjects } from './hubstaff/getHubstaffProjects.ts';
export type { Hubstaff, HubstaffProject, HubstaffResult } from './hubstaff/hubstaffShapes.ts';
export { recordAttendance } from './hubstaff/recordAttendance.ts';

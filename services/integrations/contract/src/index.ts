export { integrationsErrors } from './errors.ts';
export { KEY_SERVICES, labelOf, SERVICE_LABELS } from './keyServices.ts';
export type { KeyService, ServiceLabel } from './keyServices.ts';
export type { ApiKey, KeyServiceEntry } from './shapes.ts';
export {
  API_KEY_EXPIRY_MAX_DAYS,
  API_KEYS_MAX,
  apiKeyName,
  deleteApiKey,
  generateApiKey,
  getApiKeys,
} from './apiKeys.ts';
export { API_KEY_PREFIX, endApiKeys, resolveApiKey } from './resolveApiKey.ts';
export { applyApiKeyEvent } from './applyApiKeyEvent.ts';
export type { ApiKeyList } from './applyApiKeyEvent.ts';
export { apiKeyAdded, apiKeyDeleted, apiKeyUsed, integrationsEvents } from './events.ts';

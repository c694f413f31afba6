import { defineErrors } from '@meet/contracts';

/** What the integrations service refuses with. */
export const integrationsErrors = defineErrors({
  KEY_SERVICE_UNKNOWN: { status: 404 },
  API_KEY_NOT_FOUND: { status: 404 },
  API_KEY_LIMIT_REACHED: { status: 200 },
});

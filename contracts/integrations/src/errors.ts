import { defineErrors } from '@meet/contracts';

/** Refusals of the integrations service. */
export const integrationsErrors = defineErrors({
  KEY_SERVICE_UNKNOWN: { status: 404 },
  KEY_SERVICE_NOT_CONFIGURED: { status: 200 },
  API_KEY_NOT_FOUND: { status: 404 },
  API_KEY_LIMIT_REACHED: { status: 200 },
  WEBHOOK_NOT_FOUND: { status: 404 },
  WEBHOOK_LIMIT_REACHED: { status: 200 },
  WEBHOOK_URL_REFUSED: { status: 200 },
  WEBHOOK_DISABLED: { status: 200 },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404 },
  JIRA_REQUEST_REFUSED: { status: 401 },
  JIRA_LINK_INVALID: { status: 400 },
  JIRA_LINK_EXPIRED: { status: 400 },
  JIRA_LINK_USED: { status: 400 },
  JIRA_CONNECTION_LIMIT_REACHED: { status: 200 },
  JIRA_CONNECTION_NOT_FOUND: { status: 404 },
  HUBSTAFF_UNAVAILABLE: { status: 200 },
  HUBSTAFF_REFUSED: { status: 200 },
  HUBSTAFF_NOT_CONNECTED: { status: 200 },
  HUBSTAFF_PROJECT_UNKNOWN: { status: 200 },
});

/** Keys that one account may have at once. */
export const API_KEYS_MAX = 50;
/** Days that a key lives unless its owner chooses otherwise. */
export const API_KEY_EXPIRY_DEFAULT_DAYS = 365;
/** Days that a key may live that does not live for ever. */
export const API_KEY_EXPIRY_MAX_DAYS = 730;
/** Webhooks that one account may have at once. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX_LENGTH = 1000;
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 200;
/** Deliveries of a webhook that are listed, the latest. */
export const WEBHOOK_DELIVERIES_SHOWN = 50;
/** Characters of a key's name. */
export const API_KEY_NAME_MIN = 3;
export const API_KEY_NAME_MAX = 50;
/** Jira users that one account may be connected with at once. */
export const JIRA_CONNECTIONS_MAX = 20;
/** Characters of a token that leads from Jira to a page. */
export const JIRA_TOKEN_MAX_LENGTH = 2000;
/** Characters of what Hubstaff’s page brings back. */
export const HUBSTAFF_CODE_MAX_LENGTH = 2000;

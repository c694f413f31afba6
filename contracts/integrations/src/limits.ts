/** Maximum number of keys of one account. */
export const API_KEYS_MAX = 50;
/** Default lifetime of a key, in days. */
export const API_KEY_EXPIRY_DEFAULT_DAYS = 365;
/** Maximum lifetime of a key that expires, in days. */
export const API_KEY_EXPIRY_MAX_DAYS = 730;
/** Maximum number of webhooks of one account. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX_LENGTH = 1000;
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 200;
/** Maximum number of members, and of occurrences in their room, of which one call notifies webhooks. */
export const WEBHOOK_ROOM_MEMBERS_MAX = 1000;
export const WEBHOOK_ROOM_OCCURRENCES_MAX = 100;
/** Number of latest deliveries that are listed of a webhook. */
export const WEBHOOK_DELIVERIES_SHOWN = 50;
/** Length of a key's name, in characters. */
export const API_KEY_NAME_MIN = 3;
export const API_KEY_NAME_MAX = 50;
/** Maximum number of Jira users to whom one account is connected. */
export const JIRA_CONNECTIONS_MAX = 20;
/** Maximum length of a token in a link from Jira, in characters. */
export const JIRA_TOKEN_MAX_LENGTH = 2000;
/** Maximum length of `code`, `state` and `iss` from Hubstaff’s page, in characters. */
export const HUBSTAFF_CODE_MAX_LENGTH = 2000;

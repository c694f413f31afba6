/** Files of one release, its variants in brotli not counted. */
export const RELEASE_FILES_MAX = 1_000;
/** Bytes of one file, and of all that one upload sends. */
export const RELEASE_FILE_BYTES_MAX = 16 * 1024 * 1024;
export const RELEASE_BYTES_MAX = 64 * 1024 * 1024;
/** Bytes of the record alone. */
export const RELEASE_RECORD_BYTES_MAX = 1024 * 1024;
/** Releases that no channel names are kept so many days: open tabs still ask for their files. */
export const RELEASE_KEPT_DAYS = 30;
/** Remotes, and what one of them may have. */
export const REMOTES_MAX = 500;
export const REMOTE_PREFIXES_MAX = 50;
export const REMOTE_KEYS_MAX = 10;
export const PREVIEWS_MAX = 50;
export const CANARY_PEOPLE_MAX = 1_000;
export const TESTERS_MAX = 1_000;
/** Publish tokens of one remote at once, and the days that one may live. */
export const PUBLISH_TOKENS_MAX = 50;
export const PUBLISH_TOKEN_DAYS_MAX = 366;
/** Days that a link to a preview may open it. */
export const PREVIEW_LINK_DAYS_MAX = 30;
/** Entries of a trail that are listed, the latest. */
export const AUDIT_SHOWN = 200;
/** Bytes of one report of a page, and the entries that it may hold. */
export const TELEMETRY_BYTES_MAX = 16 * 1024;
export const TELEMETRY_ENTRIES_MAX = 50;
/** Highest count of one entry. */
export const TELEMETRY_COUNT_MAX = 100;
/** A canary is evaluated from so many sessions on, unless the installation says otherwise, … */
export const CANARY_SESSIONS_MIN = 200;
export const CANARY_SESSIONS_MIN_MAX = 1_000_000;
/** … and rolled back when the share of sessions with errors exceeds this and so many times that of `stable`, … */
export const CANARY_ERROR_RATE_MAX = 0.01;
export const CANARY_ERROR_FACTOR = 3;
/** … for so many accounts, behind so many network addresses; for all, where there are fewer. */
export const CANARY_FAILING_ACCOUNTS_MIN = 3;
export const CANARY_FAILING_NETWORKS_MIN = 2;
/**
 * Limits of the reports that count for a release, by signed-in people: sessions of an account, accounts behind one
 * address, accounts.
 */
export const TRIAL_SESSIONS_OF_ACCOUNT_MAX = 10;
export const TRIAL_ACCOUNTS_OF_NETWORK_MAX = 50;
export const TRIAL_ACCOUNTS_MAX = 5_000;
/** Percent of the people that a canary may have without the right to `stable` and a second person, by default. */
export const CANARY_PERCENT_ALONE = 10;
/** People that such a canary may name. */
export const CANARY_PEOPLE_ALONE_MAX = 100;

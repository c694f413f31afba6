/** Maximum number of files of one release, not counting their brotli variants. */
export const RELEASE_FILES_MAX = 1_000;
/** Maximum size of one file, and of all files of one upload, in bytes. */
export const RELEASE_FILE_BYTES_MAX = 16 * 1024 * 1024;
export const RELEASE_BYTES_MAX = 64 * 1024 * 1024;
/** Maximum size of the record, in bytes. */
export const RELEASE_RECORD_BYTES_MAX = 1024 * 1024;
/** Days for which releases without a channel are kept, since open tabs still request their files. */
export const RELEASE_KEPT_DAYS = 30;
/** Maximum number of remotes, and of the entries of one remote. */
export const REMOTES_MAX = 500;
export const REMOTE_PREFIXES_MAX = 50;
export const REMOTE_KEYS_MAX = 10;
export const PREVIEWS_MAX = 50;
export const CANARY_PEOPLE_MAX = 1_000;
export const TESTERS_MAX = 1_000;
/** Maximum number of publish tokens of one remote, and their maximum lifetime in days. */
export const PUBLISH_TOKENS_MAX = 50;
export const PUBLISH_TOKEN_DAYS_MAX = 366;
/** Maximum lifetime of a link to a preview, in days. */
export const PREVIEW_LINK_DAYS_MAX = 30;
/** Number of latest entries that are listed of an audit trail. */
export const AUDIT_SHOWN = 200;
/** Maximum size of one report of a page in bytes, and maximum number of its entries. */
export const TELEMETRY_BYTES_MAX = 16 * 1024;
export const TELEMETRY_ENTRIES_MAX = 50;
/** Maximum count in one entry. */
export const TELEMETRY_COUNT_MAX = 100;
/** Default number of sessions from which on a canary is evaluated, and the maximum that the installation may set. */
export const CANARY_SESSIONS_MIN = 200;
export const CANARY_SESSIONS_MIN_MAX = 1_000_000;
/**
 * A canary is rolled back if its share of sessions with errors exceeds this rate and this multiple of the rate of
 * `stable`.
 */
export const CANARY_ERROR_RATE_MAX = 0.01;
export const CANARY_ERROR_FACTOR = 3;
/** The errors must affect this many accounts behind this many network addresses, or all if there are fewer. */
export const CANARY_FAILING_ACCOUNTS_MIN = 3;
export const CANARY_FAILING_NETWORKS_MIN = 2;
/**
 * Limits of the reports from signed-in people that count for a release: sessions of an account, accounts behind one
 * address, accounts in all.
 */
export const TRIAL_SESSIONS_OF_ACCOUNT_MAX = 10;
export const TRIAL_ACCOUNTS_OF_NETWORK_MAX = 50;
export const TRIAL_ACCOUNTS_MAX = 5_000;
/** Default maximum percentage of a canary that needs neither the right to `stable` nor a second person. */
export const CANARY_PERCENT_ALONE = 10;
/** Maximum number of people whom such a canary names. */
export const CANARY_PEOPLE_ALONE_MAX = 100;

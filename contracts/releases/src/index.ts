export * from './capabilities.ts';
export * from './channelKinds.ts';
export * from './channels.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export { previewName, remoteName } from './fields.ts';
export * from './health.ts';
export {
  AUDIT_SHOWN,
  CANARY_ERROR_FACTOR,
  CANARY_ERROR_RATE_MAX,
  CANARY_FAILING_ACCOUNTS_MIN,
  CANARY_FAILING_NETWORKS_MIN,
  CANARY_PEOPLE_ALONE_MAX,
  CANARY_PERCENT_ALONE,
  CANARY_SESSIONS_MIN,
  CANARY_SESSIONS_MIN_MAX,
  PUBLISH_TOKENS_MAX,
  RELEASE_BYTES_MAX,
  RELEASE_FILES_MAX,
  RELEASE_FILE_BYTES_MAX,
  RELEASE_KEPT_DAYS,
  RELEASE_RECORD_BYTES_MAX,
  REMOTES_MAX,
  TELEMETRY_BYTES_MAX,
  TESTERS_MAX,
  TRIAL_ACCOUNTS_MAX,
  TRIAL_ACCOUNTS_OF_NETWORK_MAX,
  TRIAL_SESSIONS_OF_ACCOUNT_MAX,
} from './limits.ts';
export * from './previews.ts';
export * from './publishTokens.ts';
export * from './releases.ts';
export * from './remotes.ts';
export type { AuditEntry, Channel, PublishToken, Release, Remote } from './shapes.ts';

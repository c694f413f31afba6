export { releasesErrors } from './errors.ts';
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
  RELEASE_FILE_BYTES_MAX,
  RELEASE_FILES_MAX,
  RELEASE_KEPT_DAYS,
  RELEASE_RECORD_BYTES_MAX,
  REMOTES_MAX,
  TELEMETRY_BYTES_MAX,
  TESTERS_MAX,
  TRIAL_ACCOUNTS_MAX,
  TRIAL_ACCOUNTS_OF_NETWORK_MAX,
  TRIAL_SESSIONS_OF_ACCOUNT_MAX,
} from './limits.ts';
export { CHANNEL_ACTIONS, CHANNEL_KINDS, ERROR_KINDS, VITALS } from './channelKinds.ts';
export type { ChannelAction, ChannelKind, ErrorKind, Vital } from './channelKinds.ts';
export type { AuditEntry, Channel, PublishToken, Release, Remote } from './shapes.ts';
export { previewName, remoteName } from './fields.ts';
export type { LiveRegistry } from './LiveRegistry.ts';
export { changeChannel } from './changeChannel.ts';
export { choosePreview } from './choosePreview.ts';
export { createPreviewLink } from './createPreviewLink.ts';
export { createPublishToken, PUBLISH_TOKEN_PREFIX } from './createPublishToken.ts';
export { createRemote } from './createRemote.ts';
export { findDocumentProblem } from './findDocumentProblem.ts';
export { getChannel } from './getChannel.ts';
export { getChannelAudit } from './getChannelAudit.ts';
export { getHealth, SERVICE_STATES } from './getHealth.ts';
export type { GivenUpWork, QueueHealth, ServiceHealth } from './getHealth.ts';
export { getPreviews } from './getPreviews.ts';
export { getPublishTokens } from './getPublishTokens.ts';
export { getReleases } from './getReleases.ts';
export { getRemotes } from './getRemotes.ts';
export { getShellPromise } from './getShellPromise.ts';
export { getShellTypes } from './getShellTypes.ts';
export { getTesters } from './getTesters.ts';
export { listReleaseDocuments } from './listReleaseDocuments.ts';
export { listRemoteSegments } from './listRemoteSegments.ts';
export { publishRelease } from './publishRelease.ts';
export { revokePublishToken } from './revokePublishToken.ts';
export { sendTelemetry } from './sendTelemetry.ts';
export { setTesters } from './setTesters.ts';
export { releasesEvents, releasesPublished, remotesChanged } from './events.ts';

import { defineErrors } from '@meet/contracts';

/** Refusals of the releases service. */
export const releasesErrors = defineErrors({
  REMOTE_NOT_FOUND: { status: 404 },
  REMOTE_EXISTS: { status: 409 },
  REMOTE_LIMIT_REACHED: { status: 409 },
  /** Another remote owns one of the prefixes of the slots or routes. */
  REMOTE_PREFIX_TAKEN: { status: 409 },
  RELEASE_NOT_FOUND: { status: 404 },
  /** The same id was already published with other bytes. */
  RELEASE_EXISTS: { status: 409 },
  /** The registry refuses the record or its files; `errors` lists the reasons. */
  RELEASE_REFUSED: { status: 422 },
  UPLOAD_MALFORMED: { status: 400 },
  UPLOAD_TRUNCATED: { status: 400 },
  UPLOAD_TOO_LARGE: { status: 413 },
  UPLOAD_TOO_MANY_FILES: { status: 413 },
  RELEASE_STORAGE_UNREACHABLE: { status: 503, reportable: true },
  CHANNEL_REVISION_REQUIRED: { status: 428 },
  CHANNEL_REVISION_STALE: { status: 412 },
  CHANNEL_FORBIDDEN: { status: 403 },
  PUBLISH_TOKEN_INVALID: { status: 401 },
  PUBLISH_TOKEN_FOREIGN: { status: 403 },
  PUBLISH_TOKEN_NOT_FOUND: { status: 404 },
  PUBLISH_TOKEN_LIMIT_REACHED: { status: 409 },
  PREVIEW_NOT_FOUND: { status: 404 },
  PREVIEW_FORBIDDEN: { status: 403 },
  PREVIEW_LINK_INVALID: { status: 403 },
});

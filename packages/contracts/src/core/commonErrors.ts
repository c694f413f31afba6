import { defineErrors } from './defineErrors.ts';

/** Failures that every call may return. */
export const commonErrors = defineErrors({
  VALIDATION_FAILED: { status: 400 },
  MALFORMED_JSON: { status: 400 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  BODY_TOO_LARGE: { status: 413 },
  BODY_INCOMPLETE: { status: 400 },
  RANGE_NOT_SATISFIABLE: { status: 416 },
  SESSION_INVALID: { status: 401 },
  FORBIDDEN: { status: 403 },
  API_KEY_FORBIDDEN: { status: 403 },
  IMPERSONATION_FORBIDDEN: { status: 403 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL: { status: 500, reportable: true },
  UNAVAILABLE: { status: 503, reportable: true },
  /** The database's disk is full and nothing was stored. The readiness endpoint reports it to the operator too. */
  STORAGE_FULL: { status: 507 },
  /** A query took longer than the database allows. */
  TOO_SLOW: { status: 503, reportable: true },
});

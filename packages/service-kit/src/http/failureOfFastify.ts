import { commonErrors, ServiceError } from '@meet/contracts';

/** Fastify's own refusals of a request, in the catalogue's words; other errors as they are. */
export function failureOfFastify(error: unknown): unknown {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new ServiceError(commonErrors.BODY_TOO_LARGE);
  if (statusCode === 415) return new ServiceError(commonErrors.UNSUPPORTED_MEDIA_TYPE);
  if (statusCode === 400) return new ServiceError(commonErrors.MALFORMED_JSON);
  return error;
}

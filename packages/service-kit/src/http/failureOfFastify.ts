import { commonErrors, ServiceError } from '@meet/contracts';

/** Converts fastify's refusals of a request to errors of the catalogue. Returns other errors unchanged. */
export function failureOfFastify(error: unknown): unknown {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new ServiceError(commonErrors.BODY_TOO_LARGE);
  if (statusCode === 415) return new ServiceError(commonErrors.UNSUPPORTED_MEDIA_TYPE);
  if (statusCode === 400) return new ServiceError(commonErrors.MALFORMED_JSON);
  return error;
}

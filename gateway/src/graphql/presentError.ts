import { unwrapResolverError } from '@apollo/server/errors';
import { commonErrors, ServiceError } from '@meet/contracts';
import { RefusedQuery } from '../schema/asResult.ts';
import { unexpectedFailures } from '@meet/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';

/**
 * Returns the error for the caller. Errors of the catalogue keep their code. An unexpected error becomes INTERNAL, and
 * its message stays in the log.
 */
export function presentError(
  formatted: GraphQLFormattedError,
  raw: unknown,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const error = unwrapResolverError(raw);
  if (error instanceof RefusedQuery) {
    return { message: error.message, path: formatted.path!, extensions: error.extensions };
  }
  if (error instanceof ServiceError && !error.entry.reportable) {
    return {
      message: error.code,
      path: formatted.path!,
      extensions: { code: error.code, fields: error.details.fields },
    };
  }
  const fromRequest = formatted.extensions?.code;
  if (typeof fromRequest === 'string' && fromRequest !== 'INTERNAL_SERVER_ERROR') {
    const { message, locations } = formatted;
    return { message, ...(locations && { locations }), extensions: { code: fromRequest } };
  }
  unexpectedFailures.inc({ call: 'graphql' });
  log.error({ err: error, path: formatted.path }, 'a resolver failed unexpectedly');
  return { message: commonErrors.INTERNAL.code, extensions: { code: commonErrors.INTERNAL.code } };
}

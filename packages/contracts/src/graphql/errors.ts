import { defineErrors } from '../core/defineErrors.ts';

/** Errors with which GraphQL refuses a request before running it. */
export const graphqlErrors = defineErrors({
  OPERATION_NOT_REGISTERED: { status: 400 },
  OPERATION_TOO_LARGE: { status: 400 },
  PERSISTED_QUERY_NOT_FOUND: { status: 400 },
});

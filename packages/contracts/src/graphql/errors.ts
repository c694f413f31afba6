import { defineErrors } from '../core/defineErrors.ts';

/** What GraphQL refuses a request with before anything of it is done. */
export const graphqlErrors = defineErrors({
  OPERATION_NOT_REGISTERED: { status: 400 },
  OPERATION_TOO_LARGE: { status: 400 },
  PERSISTED_QUERY_NOT_FOUND: { status: 400 },
});

import { CombinedGraphQLErrors } from '@apollo/client';
import { CallFailure } from '@meet/contracts/client';

/** Converts a failure of Apollo Client to the one that `api.execute` would throw, for which the host has texts. */
export function asCallFailure(error: unknown): CallFailure {
  if (!CombinedGraphQLErrors.is(error)) return CallFailure.fromNetwork(error);
  const [first] = error.errors;
  return new CallFailure(200, {
    code: String(first?.extensions?.['code'] ?? 'INTERNAL'),
    message: first?.message ?? '',
  });
}

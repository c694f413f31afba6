import { CombinedGraphQLErrors } from '@apollo/client';
import { CallFailure } from '@meet/contracts/client';

/** Turns a failure of Apollo Client into the one that `api.execute` would throw: the host has words for that. */
export function asCallFailure(error: unknown): CallFailure {
  if (!CombinedGraphQLErrors.is(error)) return CallFailure.fromNetwork(error);
  const [first] = error.errors;
  return new CallFailure(200, {
    code: String(first?.extensions?.['code'] ?? 'INTERNAL'),
    message: first?.message ?? '',
  });
}

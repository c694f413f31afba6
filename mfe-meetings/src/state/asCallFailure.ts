import { CombinedGraphQLErrors } from '@apollo/client';
import { CallFailure } from '@meet/contracts/client';

/** What Apollo Client failed with, as `api.execute` would tell it: the host knows how to say that. */
export function asCallFailure(error: unknown): CallFailure {
  if (!CombinedGraphQLErrors.is(error)) return CallFailure.fromNetwork(error);
  const [first] = error.errors;
  return new CallFailure(200, {
    code: String(first?.extensions?.['code'] ?? 'INTERNAL'),
    message: first?.message ?? '',
  });
}

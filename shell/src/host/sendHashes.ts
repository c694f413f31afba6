import { ApolloLink } from '@apollo/client';
import { graphqlErrors } from '@meet/contracts/graphql';
import { of, switchMap } from 'rxjs';

/**
 * Identifies each operation by the hash from code generation: production answers only known hashes, so the text is not
 * sent. If the gateway does not know the hash, as during a remote's development, the link sends the operation again
 * with its text.
 */
export const sendHashes = new ApolloLink((operation, forward) => {
  const { hash } = operation.query as { hash?: string };
  if (!hash) return forward(operation);
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: hash };
  const send = (includeQuery: boolean) => {
    operation.setContext({ http: { includeQuery, includeExtensions: true } });
    return forward(operation);
  };
  const { code } = graphqlErrors.PERSISTED_QUERY_NOT_FOUND;
  return send(false).pipe(
    switchMap((result) =>
      result.errors?.some(({ extensions }) => extensions?.['code'] === code) ? send(true) : of(result),
    ),
  );
});

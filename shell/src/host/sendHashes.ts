import { ApolloLink } from '@apollo/client';
import { graphqlErrors } from '@meet/contracts/graphql';
import { of, switchMap } from 'rxjs';

/**
 * Names each operation by the hash that code generation gave it: production answers no others, and its text need not
 * travel. A gateway that does not know the hash, as while a remote is being developed, is asked once more with the text.
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

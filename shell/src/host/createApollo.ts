import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { commonErrors } from '@meet/contracts';
import { requestHeaders } from '../session/createApi.ts';
import { sendHashes } from './sendHashes.ts';

/** Creates the page's one Apollo client. Remotes add their type policies to its cache in their setup. */
export function createApollo(onSessionDead: () => void): ApolloClient {
  const watchSession = new ErrorLink(({ error }) => {
    if (isSessionDead(error)) onSessionDead();
  });
  const http = new HttpLink({
    uri: '/graphql',
    // Headers are read for each request, because the tokens change while the client lives.
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(requestHeaders())) if (value) headers.set(name, value);
      return fetch(input, { ...init, headers });
    },
  });
  return new ApolloClient({
    link: ApolloLink.from([watchSession, sendHashes, http]),
    cache: new InMemoryCache(),
    devtools: { enabled: false },
  });
}

function isSessionDead(error: unknown): boolean {
  const { code, status } = commonErrors.SESSION_INVALID;
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ extensions }) => extensions?.['code'] === code);
  return ServerError.is(error) && error.statusCode === status;
}

import type { HostApi, LoadedRemote } from '@meet/remote-kit';
import type { ReactNode } from 'react';

/**
 * Returns the further promises of contract 1: Apollo Client in the host, and its provider around all that the remote
 * draws.
 */
export async function asFirstContract(host: HostApi): Promise<Pick<LoadedRemote, 'host' | 'Around'>> {
  const [apollo, { ApolloProvider }] = await Promise.all([host.loadApollo(), import('@apollo/client/react')]);
  return {
    host: Object.assign(host, { apollo }),
    Around: ({ children }: { children: ReactNode }) => <ApolloProvider client={apollo}>{children}</ApolloProvider>,
  };
}

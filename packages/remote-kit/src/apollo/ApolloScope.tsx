import type { InMemoryCache, TypePolicies } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, useMemo, type ReactNode } from 'react';
import { useHost } from '../host/HostContext.ts';

/**
 * Provides the page's single Apollo Client to Apollo's hooks. Its code loads when the first such scope is drawn; until
 * then this component suspends. `typePolicies` identify the types drawn here in the cache. They belong to types, not to
 * people, so they stay after a sign-out, which empties the cache.
 */
export function ApolloScope({ typePolicies, children }: { typePolicies?: TypePolicies; children: ReactNode }) {
  const client = use(useHost().loadApollo());
  useMemo(() => {
    if (typePolicies) (client.cache as InMemoryCache).policies.addTypePolicies(typePolicies);
  }, [client, typePolicies]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

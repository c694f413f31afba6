import type { InMemoryCache, TypePolicies } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { use, useMemo, type ReactNode } from 'react';
import { useHost } from '../host/HostContext.ts';

/**
 * Gives Apollo Client's hooks the page's one client, whose code comes with the first such place; until then this suspends.
 * `typePolicies`: by what the cache knows the types again that are drawn here. They hold for types, not for people: they
 * stay when somebody signs out, and the cache is emptied.
 */
export function ApolloScope({ typePolicies, children }: { typePolicies?: TypePolicies; children: ReactNode }) {
  const client = use(useHost().loadApollo());
  useMemo(() => {
    if (typePolicies) (client.cache as InMemoryCache).policies.addTypePolicies(typePolicies);
  }, [client, typePolicies]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

import { accountsGraphql } from '@meet/service-accounts/graphql';
import { chatGraphql } from '@meet/service-chat/graphql';
import { integrationsGraphql } from '@meet/service-integrations/graphql';
import { meetingsGraphql } from '@meet/service-meetings/graphql';
import { networkGraphql } from '@meet/service-network/graphql';
import { notificationsGraphql } from '@meet/service-notifications/graphql';
import { oauthGraphql } from '@meet/service-oauth/graphql';
import { organizationsGraphql } from '@meet/service-organizations/graphql';
import { releasesGraphql } from '@meet/service-releases/graphql';
import type { GraphqlPart } from '@meet/contracts/graphql';

/** Parts of the product's services in the GraphQL schema. */
export const graphqlParts: readonly GraphqlPart[] = [
  accountsGraphql,
  chatGraphql,
  integrationsGraphql,
  meetingsGraphql,
  networkGraphql,
  notificationsGraphql,
  oauthGraphql,
  organizationsGraphql,
  releasesGraphql,
];

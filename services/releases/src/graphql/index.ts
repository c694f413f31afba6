import * as contract from '@meet/releases-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const releasesGraphql: GraphqlPart = {
  calls: callsIn(contract),
  events: contract.releasesEvents,
  capabilities: contract.releasesCapabilities,
};

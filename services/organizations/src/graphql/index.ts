import * as contract from '@meet/organizations-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const organizationsGraphql: GraphqlPart = {
  calls: callsIn(contract),
  events: contract.organizationsEvents,
  capabilities: contract.organizationsCapabilities,
};

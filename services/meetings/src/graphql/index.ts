import * as contract from '@meet/meetings-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const meetingsGraphql: GraphqlPart = {
  calls: callsIn(contract),
  events: contract.meetingsEvents,
  capabilities: contract.meetingsCapabilities,
};

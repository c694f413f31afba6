import * as contract from '@meet/chat-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const chatGraphql: GraphqlPart = {
  calls: callsIn(contract),
  events: contract.chatEvents,
  capabilities: contract.chatCapabilities,
};

import * as contract from '@meet/network-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';
import { presenceByEmail } from './presenceByEmail.ts';

export const networkGraphql: GraphqlPart = {
  calls: callsIn(contract),
  events: contract.networkEvents,
  capabilities: contract.networkCapabilities,
  typeDefs: `
    extend type ChatMember {
      "Where the person is, if among the caller's contacts or groups; null otherwise."
      presence: Presence
    }`,
  joins: {
    ChatMember: {
      presence: ({ email }: { email: string }, _args: never, { load }) => load(presenceByEmail, email),
    },
  },
};

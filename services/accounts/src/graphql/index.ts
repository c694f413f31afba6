import * as contract from '@meet/accounts-contract';
import * as admin from '@meet/accounts-contract/admin';
import { callsIn } from '@meet/contracts';
import * as session from '@meet/contracts/session';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const accountsGraphql: GraphqlPart = {
  calls: [...callsIn(contract), ...callsIn(admin), ...callsIn(session)],
  events: contract.accountsEvents,
  capabilities: contract.accountsCapabilities,
};

import * as contract from '@meet/accounts-contract';
import * as admin from '@meet/accounts-contract/admin';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const accountsGraphql: GraphqlPart = {
  calls: [...callsIn(contract), ...callsIn(admin)],
  events: contract.accountsEvents,
};

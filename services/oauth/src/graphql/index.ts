import * as contract from '@meet/oauth-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const oauthGraphql: GraphqlPart = { calls: callsIn(contract), events: contract.oauthEvents };

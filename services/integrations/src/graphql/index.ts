import * as contract from '@meet/integrations-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const integrationsGraphql: GraphqlPart = { calls: callsIn(contract), events: contract.integrationsEvents };

import * as contract from '@meet/notifications-contract';
import { callsIn } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';

export const notificationsGraphql: GraphqlPart = { calls: callsIn(contract), events: contract.notificationsEvents };

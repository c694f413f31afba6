import { toOperation } from '@meet/contracts';
import * as calls from '../changes.ts';

export const getNetworkChanges = toOperation(calls.getNetworkChanges, '6f094880b1db79a94d05c27f2d9d202ecda5fd1835d725af89963db1612b71c4');

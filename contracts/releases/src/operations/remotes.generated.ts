import { toOperation } from '@meet/contracts';
import * as calls from '../remotes.ts';

export const createRemote = toOperation(calls.createRemote, '6e6e1a83cc81b854272bb3a815053219874acc9325530b7446d0465e9bdd0678');
export const getRemotes = toOperation(calls.getRemotes, '7def713516eda822465b28bee25ad8113ad90c6c3507e28e6a811b515813e0f2');

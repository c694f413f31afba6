import { operationOf } from '@meet/contracts';
import { signOut as call } from '../index.ts';

export const signOut = /* @__PURE__ */ operationOf(call, '8a71aff3fbcbece970b0b85027deb24f67cbff507918e7d09391d8017b337b4f');

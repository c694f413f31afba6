import { operationOf } from '@meet/contracts';
import { resendInviteOrganization as call } from '../index.ts';

export const resendInviteOrganization = /* @__PURE__ */ operationOf(call, 'b3258b5c33eb2c9ac58dada2362b3288e93eafb9ec74a647f795590fe1eb8ba1');

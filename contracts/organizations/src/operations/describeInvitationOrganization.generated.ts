import { operationOf } from '@meet/contracts';
import { describeInvitationOrganization as call } from '../index.ts';

export const describeInvitationOrganization = /* @__PURE__ */ operationOf(call, '3406620ff9aa535554721b366293775cf9d2bc215a3c7c9e23c6a817d0e399a0');

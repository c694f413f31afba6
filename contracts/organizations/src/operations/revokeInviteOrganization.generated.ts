import { operationOf } from '@meet/contracts';
import { revokeInviteOrganization as call } from '../index.ts';

export const revokeInviteOrganization = /* @__PURE__ */ operationOf(call, '9aa6e9a95a558e952c8de0c3801c83cccd2b721b31336f73c950912203a4ef4c');

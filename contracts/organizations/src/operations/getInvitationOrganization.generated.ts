import { operationOf } from '@meet/contracts';
import { getInvitationOrganization as call } from '../index.ts';

export const getInvitationOrganization = /* @__PURE__ */ operationOf(call, '54a5dd60bcb09fce020b6d5e7005cc9d4a52074844ef0df6f3d3b3740ef4b040');

import { operationOf } from '@meet/contracts';
import { inviteMemberToOrganization as call } from '../index.ts';

export const inviteMemberToOrganization = /* @__PURE__ */ operationOf(call, 'd1195a280d2ddbb1f059262270e2a188f29f8d22be837578799627871325b672');

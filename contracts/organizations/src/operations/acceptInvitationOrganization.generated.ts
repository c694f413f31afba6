import { operationOf } from '@meet/contracts';
import { acceptInvitationOrganization as call } from '../index.ts';

export const acceptInvitationOrganization = /* @__PURE__ */ operationOf(call, '194558d972f988c65fc7122bb60ff7ddd719f543a52a747319cc1bb19caacc7a');

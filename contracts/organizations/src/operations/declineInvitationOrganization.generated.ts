import { operationOf } from '@meet/contracts';
import { declineInvitationOrganization as call } from '../index.ts';

export const declineInvitationOrganization = /* @__PURE__ */ operationOf(call, '5751dc30eca413081382df457825e2510846e505d51d6df24c0c2e87ea44321a');

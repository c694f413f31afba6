import { operationOf } from '@meet/contracts';
import { declineInvitation as call } from '../index.ts';

export const declineInvitation = /* @__PURE__ */ operationOf(call, '68e1af775f148a97e08d72e0cbaab9612ee27a29da9265777a39b9f100c8641e');

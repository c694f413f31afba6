import { operationOf } from '@meet/contracts';
import { revokeInvitation as call } from '../index.ts';

export const revokeInvitation = /* @__PURE__ */ operationOf(call, '23e84171b8a4cc641d011b8cb138e9ea9f9e50da29050bb1bc61b0f295586a7b');

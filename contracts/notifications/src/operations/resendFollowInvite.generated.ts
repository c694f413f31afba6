import { operationOf } from '@meet/contracts';
import { resendFollowInvite as call } from '../index.ts';

export const resendFollowInvite = /* @__PURE__ */ operationOf(call, '3e11b12eb1c098a42983db15ed25d59b87870b2241ff8e68731365c56938dc3b');

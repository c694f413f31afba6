import { operationOf } from '@meet/contracts';
import { activateAccount as call } from '../index.ts';

export const activateAccount = /* @__PURE__ */ operationOf(call, '1b509d66af2e4b54bfe99875f5e6670b231515db31bb51ac3b2d928eba9d1a2f');

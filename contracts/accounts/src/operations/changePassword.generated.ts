import { operationOf } from '@meet/contracts';
import { changePassword as call } from '../index.ts';

export const changePassword = /* @__PURE__ */ operationOf(call, 'beec85e5a161c746789bf3ede64f3b80600bd49644300a970a5585c65a01c02e');

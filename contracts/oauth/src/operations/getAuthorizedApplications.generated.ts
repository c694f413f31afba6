import { operationOf } from '@meet/contracts';
import { getAuthorizedApplications as call } from '../index.ts';

export const getAuthorizedApplications = /* @__PURE__ */ operationOf(call, '0e3748a7d0ccf150cd5166d9060a290ca7d2f3060a7d99fb799d9ebf400adf7b');

import { operationOf } from '@meet/contracts';
import { revokeAuthorizedApplication as call } from '../index.ts';

export const revokeAuthorizedApplication = /* @__PURE__ */ operationOf(call, '876109cfbb6b1b6788538697f844273f4ce799d5874d2ce351b5c57d07683867');

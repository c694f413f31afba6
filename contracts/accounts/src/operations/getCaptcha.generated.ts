import { operationOf } from '@meet/contracts';
import { getCaptcha as call } from '../index.ts';

export const getCaptcha = /* @__PURE__ */ operationOf(call, '47e171bfe61e048cbf4dc33c986bb12f2aab26ebfee77f563c6e8c3527b4d75c');

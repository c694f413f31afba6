import { operationOf } from '@meet/contracts';
import { getLoggedInUserData as call } from '../index.ts';

export const getLoggedInUserData = /* @__PURE__ */ operationOf(call, 'df5c7203908750fe4b52f58a937991961ccfc6f3aaebb5c97f63851ab239f89e');

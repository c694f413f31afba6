import { operationOf } from '@meet/contracts';
import { getUserRole as call } from '../index.ts';

export const getUserRole = /* @__PURE__ */ operationOf(call, '09e8b1a2361b6d7ef8cac70a04dd61f75aeafbaae4f463bf5d19d2c69c673ca0');

import { operationOf } from '@meet/contracts';
import { changePassword as call } from '../index.ts';

export const changePassword = /* @__PURE__ */ operationOf(call, '6510f2acc6c5964a495facdc42299fbe8277748d8faf5948545e1d4d971f629a');

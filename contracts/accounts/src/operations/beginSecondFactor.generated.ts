import { operationOf } from '@meet/contracts';
import { beginSecondFactor as call } from '../index.ts';

export const beginSecondFactor = /* @__PURE__ */ operationOf(call, '14c6f533887691296c51973936b7a86c375ef1f0db2ead50a573e91f3fac704f');

import { operationOf } from '@meet/contracts';
import { resendQueue as call } from '../index.ts';

export const resendQueue = /* @__PURE__ */ operationOf(call, 'b3245aa507b47918e5a3f5738345b6e52fc2ad5a97923d015c96f5d5163b8459');

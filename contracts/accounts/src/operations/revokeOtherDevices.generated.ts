import { operationOf } from '@meet/contracts';
import { revokeOtherDevices as call } from '../index.ts';

export const revokeOtherDevices = /* @__PURE__ */ operationOf(call, '467299f35503eeb196df5c8074f47d65af386b8511471f7e5b8a2a3015216bd5');

import { operationOf } from '@meet/contracts';
import { resetPassword as call } from '../index.ts';

export const resetPassword = /* @__PURE__ */ operationOf(call, 'ca0d27e781430a71122f34b340609a613ee1d95bcd31beea41b67449fbfbea81');

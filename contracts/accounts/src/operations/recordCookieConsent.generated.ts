import { operationOf } from '@meet/contracts';
import { recordCookieConsent as call } from '../index.ts';

export const recordCookieConsent = /* @__PURE__ */ operationOf(call, '558adde6f57e4f3d11137076ba74bdb98b9699607517a9a82e08220917709d70');

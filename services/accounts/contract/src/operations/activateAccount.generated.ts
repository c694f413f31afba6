import { operationOf } from '@meet/contracts';
import { activateAccount as call } from '../index.ts';

export const activateAccount = /* @__PURE__ */ operationOf(call, 'd1a17cdfbe50e0bd717bfbad96f8253774b973eecf079ba99c1b1760977b09af');

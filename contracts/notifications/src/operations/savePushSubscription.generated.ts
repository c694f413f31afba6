import { operationOf } from '@meet/contracts';
import { savePushSubscription as call } from '../index.ts';

export const savePushSubscription = /* @__PURE__ */ operationOf(call, '5533f6fc331ffa3f56e779a35804f05a3ad2f90ed4cd4710a911989a44a48cd5');

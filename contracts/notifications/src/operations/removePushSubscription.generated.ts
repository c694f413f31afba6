import { operationOf } from '@meet/contracts';
import { removePushSubscription as call } from '../index.ts';

export const removePushSubscription = /* @__PURE__ */ operationOf(call, '674e10061697c1ba959a631b1d282787fbd1c1a213210bdcfdf02d3c6ff9450d');

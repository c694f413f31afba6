import { operationOf } from '@meet/contracts';
import { getChannelAudit as call } from '../index.ts';

export const getChannelAudit = /* @__PURE__ */ operationOf(call, '2e95b4e565d7eeebd879c2f81ca949e072898550b894561ecf010812ac56ef84');

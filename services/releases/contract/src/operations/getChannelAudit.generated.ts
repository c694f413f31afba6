import { operationOf } from '@meet/contracts';
import { getChannelAudit as call } from '../index.ts';

export const getChannelAudit = /* @__PURE__ */ operationOf(call, 'c10f266644180c6492a2eba89f13f8a8fd64b148b289445dfb693ac62f6b6058');

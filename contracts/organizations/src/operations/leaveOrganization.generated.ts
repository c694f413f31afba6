import { operationOf } from '@meet/contracts';
import { leaveOrganization as call } from '../index.ts';

export const leaveOrganization = /* @__PURE__ */ operationOf(call, 'aaa93558992c1348a0dea733fa9564099fdbb533f8b16eccf07c6e9b151cd86e');

import { operationOf } from '@meet/contracts';
import { changeOrganizationMemberPermission as call } from '../index.ts';

export const changeOrganizationMemberPermission = /* @__PURE__ */ operationOf(call, 'b963c76cbc65d853d8d5f70370e50d9759084d3b1f2febc8afd91a06f70ccd11');

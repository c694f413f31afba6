import { operationOf } from '@meet/contracts';
import { changeOrganizationAdminPermission as call } from '../index.ts';

export const changeOrganizationAdminPermission = /* @__PURE__ */ operationOf(call, '287b4bd5c0c3b679c9570c023ec58ae8448c2712a618d1fc85e63c9f92bf6668');

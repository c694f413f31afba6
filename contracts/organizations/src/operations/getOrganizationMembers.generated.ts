import { operationOf } from '@meet/contracts';
import { getOrganizationMembers as call } from '../index.ts';

export const getOrganizationMembers = /* @__PURE__ */ operationOf(call, 'fc15c30e0fa5b92884e5a1146993091e302d320f8fc22b567a5b5b8732d99493');

import { operationOf } from '@meet/contracts';
import { deleteOrganizationMember as call } from '../index.ts';

export const deleteOrganizationMember = /* @__PURE__ */ operationOf(call, '8879d377b35a8da60b2210144986ce2d42149498d4389e005986c36133c8e8ca');

import { operationOf } from '@meet/contracts';
import { deleteOrganization as call } from '../index.ts';

export const deleteOrganization = /* @__PURE__ */ operationOf(call, '6e28fc5085ce5cbad0029d8bd2c30372b2bf23efa98767b1165f9792ca1cea29');

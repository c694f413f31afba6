import { operationOf } from '@meet/contracts';
import { allowMembersToManage as call } from '../index.ts';

export const allowMembersToManage = /* @__PURE__ */ operationOf(call, '0eeed546d67e858dd1acb646235810cdb545b60e5f3fe3431c88462fc1edb1e0');

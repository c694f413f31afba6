import { operationOf } from '@meet/contracts';
import { renameOrganization as call } from '../index.ts';

export const renameOrganization = /* @__PURE__ */ operationOf(call, '2be3c55819c07eece4b860c5962562cff70d2e524f5aa1071cdd182f9bd90972');

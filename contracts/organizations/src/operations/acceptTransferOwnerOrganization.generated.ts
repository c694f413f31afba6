import { operationOf } from '@meet/contracts';
import { acceptTransferOwnerOrganization as call } from '../index.ts';

export const acceptTransferOwnerOrganization = /* @__PURE__ */ operationOf(call, '61789bbf5ce946d7d79a75a92a51db03a9ffcb5fcb0e7ad419829762ae569280');

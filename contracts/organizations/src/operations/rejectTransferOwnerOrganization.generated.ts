import { operationOf } from '@meet/contracts';
import { rejectTransferOwnerOrganization as call } from '../index.ts';

export const rejectTransferOwnerOrganization = /* @__PURE__ */ operationOf(call, 'fa37811b95f45be1f04c5e38c396a4d04cf03256c72f3a2ae841e5fa5d40ff26');

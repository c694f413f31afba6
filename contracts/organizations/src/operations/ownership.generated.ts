import { toOperation } from '@meet/contracts';
import * as calls from '../ownership.ts';

export const acceptTransferOwnerOrganization = toOperation(calls.acceptTransferOwnerOrganization, '61789bbf5ce946d7d79a75a92a51db03a9ffcb5fcb0e7ad419829762ae569280');
export const inviteOwnerToOrganization = toOperation(calls.inviteOwnerToOrganization, '22cb63b2b47e9c76309723dc302c862dca60ca02f256193d0671cdeade93d8dc');
export const rejectTransferOwnerOrganization = toOperation(calls.rejectTransferOwnerOrganization, 'fa37811b95f45be1f04c5e38c396a4d04cf03256c72f3a2ae841e5fa5d40ff26');

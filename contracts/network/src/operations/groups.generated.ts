import { toOperation } from '@meet/contracts';
import * as calls from '../groups.ts';

export const createContactsGroups = toOperation(calls.createContactsGroups, 'e363b5156ae31319290119bd3b2bbd00e97ebfa06ac1173cf62de1a86a8d6059');
export const deleteContactsGroup = toOperation(calls.deleteContactsGroup, 'b1d5989550325d3639a8745715933215da965ade16d26e88acecb0a2f6b1de24');
export const editContactsGroupName = toOperation(calls.editContactsGroupName, 'b9381b20cf057d7eaf3ac8a2542ef9ab7f704ebfa36b65fa72c26f54e7e2b753');
export const getContactsGroups = toOperation(calls.getContactsGroups, 'a8dbe59f94dbff4bf53d14842b5dcf317f40af45e3ec5031582d707c71a9fefe');

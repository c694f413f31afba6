import { toOperation } from '@meet/contracts';
import * as calls from '../groups.ts';

export const createContactsGroups = toOperation(calls.createContactsGroups, 'fb38d193614151c8786076cb088e1e8b53e3c2bc4a25d96c5fdc5b28b5980221');
export const deleteContactsGroup = toOperation(calls.deleteContactsGroup, '849f6a70ca922f132330ba86e60867719214ad52e42f410400754e97254bcaf5');
export const editContactsGroupName = toOperation(calls.editContactsGroupName, '1450545eb00fc534dbcb81ed58097f7cbb572a4405039137e64439f6d2f4aedd');
export const getContactsGroups = toOperation(calls.getContactsGroups, 'a8dbe59f94dbff4bf53d14842b5dcf317f40af45e3ec5031582d707c71a9fefe');

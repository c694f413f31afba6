import { toOperation } from '@meet/contracts';
import * as calls from '../ownership.ts';

export const acceptTransferOwnerOrganization = toOperation(calls.acceptTransferOwnerOrganization, '9135dd6da581bce32e106de4b04de2e93e3edba5d13d102187b36488ed79ac47');
export const inviteOwnerToOrganization = toOperation(calls.inviteOwnerToOrganization, 'e819f18ea700816eaa85c5d4a4e1bc66aacba2d65f5019c09992c1402608a98e');
export const rejectTransferOwnerOrganization = toOperation(calls.rejectTransferOwnerOrganization, '748797be66e246b73468c34317a531f929a3f2bac454a40b53ab00fbade5d6da');

import { toOperation } from '@meet/contracts';
import * as calls from '../groupMembers.ts';

export const addMembersToGroup = toOperation(calls.addMembersToGroup, '6127d8c9375def3e5ac160812603b6a7fd7454221c207fee3f35d2f953856692');
export const leaveContactsGroup = toOperation(calls.leaveContactsGroup, '4124330e5b521edbdda813b5b61eb0fe449af101eb2ec981d62b33bad0381363');
export const removeMemberFromGroup = toOperation(calls.removeMemberFromGroup, '8946363aba12bdfbf529eae926e11f77648f267716631201adb07cdeea3b5394');

import { toOperation } from '@meet/contracts';
import * as calls from '../groupMembers.ts';

export const addMembersToGroup = toOperation(calls.addMembersToGroup, '55cf392a01bbe4aa1582068131ddeee25a8bf1df05a6f3dd8eb8327bae83094f');
export const leaveContactsGroup = toOperation(calls.leaveContactsGroup, 'b39e2790e4bea8a5fcde48384a198ebbbafe16d94cda72c17194fa05b3c29b09');
export const removeMemberFromGroup = toOperation(calls.removeMemberFromGroup, '7fda1db7f5ca26a14853894ff2be50aadcd798783f300a1f854da94bb237c42a');

import { toOperation } from '@meet/contracts';
import * as calls from '../receivedInvitations.ts';

export const acceptInvitation = toOperation(calls.acceptInvitation, 'f4de2938f5d3933fed08188daae0a3e70ea6024824467d191782adf8d5c09617');
export const declineInvitation = toOperation(calls.declineInvitation, '68e1af775f148a97e08d72e0cbaab9612ee27a29da9265777a39b9f100c8641e');
export const describeInvitation = toOperation(calls.describeInvitation, '932857aa8ab772299f5ff6d165cfffd83a63a44dcfbbfb533ad78c92cce7f74a');

import { toOperation } from '@meet/contracts';
import * as calls from '../invitations.ts';

export const acceptInvitationOrganization = toOperation(calls.acceptInvitationOrganization, '194558d972f988c65fc7122bb60ff7ddd719f543a52a747319cc1bb19caacc7a');
export const declineInvitationOrganization = toOperation(calls.declineInvitationOrganization, '5751dc30eca413081382df457825e2510846e505d51d6df24c0c2e87ea44321a');
export const describeInvitationOrganization = toOperation(calls.describeInvitationOrganization, '3406620ff9aa535554721b366293775cf9d2bc215a3c7c9e23c6a817d0e399a0');
export const getGuestInvitationOrganization = toOperation(calls.getGuestInvitationOrganization, '5edaad8c6c663f63efdeb243a66ef8fee269d769118fb6d1a5f5963b10a15ef8');
export const getInvitationOrganization = toOperation(calls.getInvitationOrganization, '54a5dd60bcb09fce020b6d5e7005cc9d4a52074844ef0df6f3d3b3740ef4b040');
export const inviteMemberToOrganization = toOperation(calls.inviteMemberToOrganization, 'd1195a280d2ddbb1f059262270e2a188f29f8d22be837578799627871325b672');
export const resendInviteOrganization = toOperation(calls.resendInviteOrganization, 'b3258b5c33eb2c9ac58dada2362b3288e93eafb9ec74a647f795590fe1eb8ba1');
export const revokeInviteOrganization = toOperation(calls.revokeInviteOrganization, '9aa6e9a95a558e952c8de0c3801c83cccd2b721b31336f73c950912203a4ef4c');

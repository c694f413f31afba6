import { toOperation } from '@meet/contracts';
import * as calls from '../invitations.ts';

export const acceptInvitationOrganization = toOperation(calls.acceptInvitationOrganization, 'b3049def3b1967fc9adffe43463a8308b491ec2880bec0c7316ae76453efc7ac');
export const declineInvitationOrganization = toOperation(calls.declineInvitationOrganization, '9b4be51f3d5d04bc46f78dcb61b71e0abc66c12de2ff342b3572d4a64488fc06');
export const describeInvitationOrganization = toOperation(calls.describeInvitationOrganization, '3406620ff9aa535554721b366293775cf9d2bc215a3c7c9e23c6a817d0e399a0');
export const getGuestInvitationOrganization = toOperation(calls.getGuestInvitationOrganization, '5edaad8c6c663f63efdeb243a66ef8fee269d769118fb6d1a5f5963b10a15ef8');
export const getInvitationOrganization = toOperation(calls.getInvitationOrganization, '54a5dd60bcb09fce020b6d5e7005cc9d4a52074844ef0df6f3d3b3740ef4b040');
export const inviteMemberToOrganization = toOperation(calls.inviteMemberToOrganization, '39762b35e9f1b37c86f65259644df627d491aa64671cfb014aedda3733e091a4');
export const resendInviteOrganization = toOperation(calls.resendInviteOrganization, '2620ee866689e2695c6b0a047f0a2ed5f332ead5643843cf1fcefea8aa8139ad');
export const revokeInviteOrganization = toOperation(calls.revokeInviteOrganization, '79444c9f9793c3388127f21fe629709ce87363a2dc1f2b1717f2d2077f4b13aa');

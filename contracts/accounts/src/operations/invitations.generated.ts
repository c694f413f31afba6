import { toOperation } from '@meet/contracts';
import * as calls from '../invitations.ts';

export const checkInvitedUser = toOperation(calls.checkInvitedUser, 'eeac5672804cba55c995994b30c81a67dc060b58a888571883412eb0ed0c388b');
export const getInvitations = toOperation(calls.getInvitations, '0f8f2f03c67e6f4167ef57eab3d1bf510ec51b25132d86af670b3dc996dc64a5');
export const getInviteUserData = toOperation(calls.getInviteUserData, '763a5b0b2d9b6110bb3f077e7fdcfb826738fe447729b4c9b39fc29df516a203');
export const inviteUser = toOperation(calls.inviteUser, '624115def16ec945fe43a49e56a6fd3cb97fcbe5296f39571aefa6907f6488d2');
export const resendInvitation = toOperation(calls.resendInvitation, 'dc95a9aeddb49a15689198afa4f52b516efd909e6012cc860b9d262249e5f537');
export const revokeInvitation = toOperation(calls.revokeInvitation, 'd3f11b9ac46b8aface44820bd44f63c2b26cc37d306e251554e78399f3a41c32');

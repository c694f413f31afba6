import { toOperation } from '@meet/contracts';
import * as calls from '../invitations.ts';

export const checkInvitedUser = toOperation(calls.checkInvitedUser, 'eeac5672804cba55c995994b30c81a67dc060b58a888571883412eb0ed0c388b');
export const getInvitations = toOperation(calls.getInvitations, '0f8f2f03c67e6f4167ef57eab3d1bf510ec51b25132d86af670b3dc996dc64a5');
export const getInviteUserData = toOperation(calls.getInviteUserData, '763a5b0b2d9b6110bb3f077e7fdcfb826738fe447729b4c9b39fc29df516a203');
export const inviteUser = toOperation(calls.inviteUser, 'e60cc73d8f13c5d718723e543280cd6fa790894ba20dfad7b3634a80249836b8');
export const resendInvitation = toOperation(calls.resendInvitation, '194db2aed728d0a004ff5dfc5d52dfc91f46fa6e606caa3b5dbcc89df8c405dc');
export const revokeInvitation = toOperation(calls.revokeInvitation, '23e84171b8a4cc641d011b8cb138e9ea9f9e50da29050bb1bc61b0f295586a7b');

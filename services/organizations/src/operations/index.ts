import type { Operation } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { acceptInvitationOrganization } from './acceptInvitationOrganization.ts';
import { acceptTransferOwnerOrganization } from './acceptTransferOwnerOrganization.ts';
import { changeOrganizationAdminPermission } from './changeOrganizationAdminPermission.ts';
import { changeOrganizationMemberPermission } from './changeOrganizationMemberPermission.ts';
import { changeOrganizationMemberRole } from './changeOrganizationMemberRole.ts';
import { changeOrganizationMemberType } from './changeOrganizationMemberType.ts';
import { checkOrganizationMember } from './checkOrganizationMember.ts';
import { createOrganization } from './createOrganization.ts';
import { declineInvitationOrganization } from './declineInvitationOrganization.ts';
import { deleteOrganization } from './deleteOrganization.ts';
import { deleteOrganizationMember } from './deleteOrganizationMember.ts';
import { describeInvitationOrganization } from './describeInvitationOrganization.ts';
import { eraseAccountFromOrganizations } from './eraseAccountFromOrganizations.ts';
import { findInvitingOrganization } from './findInvitingOrganization.ts';
import { findLicensed } from './findLicensed.ts';
import { findOrganizationMates } from './findOrganizationMates.ts';
import { findOrganizationByAccount } from './findOrganizationByAccount.ts';
import { findOwnedOrganization } from './findOwnedOrganization.ts';
import { getGuestInvitationOrganization } from './getGuestInvitationOrganization.ts';
import { getInvitationOrganization } from './getInvitationOrganization.ts';
import { getOrganizationMembers } from './getOrganizationMembers.ts';
import { getSuggestionFromGroups } from './getSuggestionFromGroups.ts';
import { getUserRole } from './getUserRole.ts';
import { inviteMemberToOrganization } from './inviteMemberToOrganization.ts';
import { inviteOwnerToOrganization } from './inviteOwnerToOrganization.ts';
import { joinByOrganizationInvitation } from './joinByOrganizationInvitation.ts';
import { joinOrganization } from './joinOrganization.ts';
import { leaveOrganization } from './leaveOrganization.ts';
import { listOrganizationChannels } from './listOrganizationChannels.ts';
import { rejectTransferOwnerOrganization } from './rejectTransferOwnerOrganization.ts';
import { renameOrganization } from './renameOrganization.ts';
import { resendInviteOrganization } from './resendInviteOrganization.ts';
import { revokeInviteOrganization } from './revokeInviteOrganization.ts';
import { updateLicenseOrganization } from './updateLicenseOrganization.ts';
import { updateMaxLicensesOrganization } from './updateMaxLicensesOrganization.ts';

export const operations: readonly Operation<Deps>[] = [
  acceptInvitationOrganization,
  acceptTransferOwnerOrganization,
  changeOrganizationAdminPermission,
  changeOrganizationMemberPermission,
  changeOrganizationMemberRole,
  changeOrganizationMemberType,
  checkOrganizationMember,
  createOrganization,
  declineInvitationOrganization,
  deleteOrganization,
  deleteOrganizationMember,
  describeInvitationOrganization,
  eraseAccountFromOrganizations,
  findInvitingOrganization,
  findLicensed,
  findOrganizationMates,
  findOrganizationByAccount,
  findOwnedOrganization,
  getGuestInvitationOrganization,
  getInvitationOrganization,
  getOrganizationMembers,
  getSuggestionFromGroups,
  getUserRole,
  inviteMemberToOrganization,
  inviteOwnerToOrganization,
  joinByOrganizationInvitation,
  joinOrganization,
  leaveOrganization,
  listOrganizationChannels,
  rejectTransferOwnerOrganization,
  renameOrganization,
  resendInviteOrganization,
  revokeInviteOrganization,
  updateLicenseOrganization,
  updateMaxLicensesOrganization,
];

import type { Operation } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import {
  acceptInvitationOrganization,
  acceptTransferOwnerOrganization,
  declineInvitationOrganization,
  describeInvitationOrganization,
  rejectTransferOwnerOrganization,
} from './answerInvitations.ts';
import {
  changeOrganizationAdminPermission,
  changeOrganizationMemberPermission,
  changeOrganizationMemberRole,
  changeOrganizationMemberType,
} from './changeMembers.ts';
import { createOrganization } from './createOrganization.ts';
import { deleteOrganization } from './deleteOrganization.ts';
import { deleteOrganizationMember } from './deleteOrganizationMember.ts';
import { getSuggestionFromGroups } from './getSuggestionFromGroups.ts';
import { joinByOrganizationInvitation, joinOrganization } from './joinOrganization.ts';
import { leaveOrganization } from './leaveOrganization.ts';
import { getGuestInvitationOrganization, getInvitationOrganization } from './readInvitations.ts';
import {
  checkOrganizationMember,
  findInvitingOrganization,
  findLicensed,
  findOrganizationMates,
  getOrganizationMembers,
  getUserRole,
  listOrganizationChannels,
} from './readOrganization.ts';
import { renameOrganization } from './renameOrganization.ts';
import {
  inviteMemberToOrganization,
  inviteOwnerToOrganization,
  resendInviteOrganization,
  revokeInviteOrganization,
} from './sendInvitations.ts';
import { updateLicenseOrganization, updateMaxLicensesOrganization } from './updateLicenses.ts';

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
  findInvitingOrganization,
  findLicensed,
  findOrganizationMates,
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

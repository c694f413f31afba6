export { organizationsErrors } from './errors.ts';
export {
  MAX_LICENSES_DEFAULT,
  ORGANIZATION_INVITATIONS_MAX,
  ORGANIZATION_INVITATION_DAYS,
  ORGANIZATION_MEMBERS_MAX,
  ORGANIZATION_NAME_MAX,
} from './limits.ts';
export {
  GIVEN_PERMISSIONS,
  LICENSE_GRANTORS,
  MEMBER_TYPES,
  ORGANIZATION_OWNER_ROLE,
  ORGANIZATION_PERMISSIONS,
  ORGANIZATION_ROLES,
} from './roles.ts';
export type {
  GivenPermission,
  GivenRole,
  LicenseGrantor,
  MemberType,
  OrganizationPermission,
  OrganizationRole,
} from './roles.ts';
export { hasOrganizationRight } from './organizationRights.ts';
export type { OrganizationRight } from './organizationRights.ts';
export { mayChangeMember } from './mayChangeMember.ts';
export { organizationName } from './fields.ts';
export type {
  OrganizationFacts,
  OrganizationInvitation,
  OrganizationInvitationState,
  OrganizationMember,
  OwnOrganization,
  ReceivedInvitation,
} from './shapes.ts';
export { sortOrganizationMembers } from './sortOrganizationMembers.ts';
export { checkOrganizationMember } from './checkOrganizationMember.ts';
export { findInvitingOrganization } from './findInvitingOrganization.ts';
export { findLicensed } from './findLicensed.ts';
export { findOrganizationMates } from './findOrganizationMates.ts';
export { findOrganizationOf } from './findOrganizationOf.ts';
export { getOrganizationMembers } from './getOrganizationMembers.ts';
export { getSuggestionFromGroups } from './getSuggestionFromGroups.ts';
export { getUserRole } from './getUserRole.ts';
export { listOrganizationChannels } from './listOrganizationChannels.ts';
export { changeOrganizationAdminPermission } from './changeOrganizationAdminPermission.ts';
export { changeOrganizationMemberPermission } from './changeOrganizationMemberPermission.ts';
export { changeOrganizationMemberRole } from './changeOrganizationMemberRole.ts';
export { changeOrganizationMemberType } from './changeOrganizationMemberType.ts';
export { createOrganization } from './createOrganization.ts';
export { deleteOrganization } from './deleteOrganization.ts';
export { deleteOrganizationMember } from './deleteOrganizationMember.ts';
export { leaveOrganization } from './leaveOrganization.ts';
export { renameOrganization } from './renameOrganization.ts';
export { updateLicenseOrganization } from './updateLicenseOrganization.ts';
export { updateMaxLicensesOrganization } from './updateMaxLicensesOrganization.ts';
export { acceptInvitationOrganization } from './acceptInvitationOrganization.ts';
export { acceptTransferOwnerOrganization } from './acceptTransferOwnerOrganization.ts';
export { declineInvitationOrganization } from './declineInvitationOrganization.ts';
export { describeInvitationOrganization } from './describeInvitationOrganization.ts';
export { getGuestInvitationOrganization } from './getGuestInvitationOrganization.ts';
export { getInvitationOrganization } from './getInvitationOrganization.ts';
export { inviteMemberToOrganization } from './inviteMemberToOrganization.ts';
export { inviteOwnerToOrganization } from './inviteOwnerToOrganization.ts';
export { joinByOrganizationInvitation } from './joinByOrganizationInvitation.ts';
export { joinOrganization } from './joinOrganization.ts';
export { rejectTransferOwnerOrganization } from './rejectTransferOwnerOrganization.ts';
export { resendInviteOrganization } from './resendInviteOrganization.ts';
export { revokeInviteOrganization } from './revokeInviteOrganization.ts';
export {
  organizationChanged,
  organizationGone,
  organizationInvitationsChanged,
  organizationMatesChanged,
  organizationsEvents,
  receivedInvitationsChanged,
} from './events.ts';
export { applyOrganizationEvent } from './applyOrganizationEvent.ts';
export type { OrganizationPage } from './applyOrganizationEvent.ts';

export { organizationsErrors } from './errors.ts';
export {
  ORGANIZATION_INVITATION_DAYS,
  ORGANIZATION_INVITATIONS_MAX,
  ORGANIZATION_MEMBERS_MAX,
  ORGANIZATION_NAME_MAX,
} from './limits.ts';
export {
  GIVEN_PERMISSIONS,
  MEMBER_TYPES,
  ORGANIZATION_OWNER_ROLE,
  ORGANIZATION_PERMISSIONS,
  ORGANIZATION_ROLES,
} from './roles.ts';
export type { GivenPermission, GivenRole, MemberType, OrganizationPermission, OrganizationRole } from './roles.ts';
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
export {
  checkOrganizationMember,
  findInvitingOrganization,
  findLicensed,
  findOrganizationMates,
  getOrganizationMembers,
  getSuggestionFromGroups,
  getUserRole,
  listOrganizationChannels,
} from './readOrganization.ts';
export {
  changeOrganizationAdminPermission,
  changeOrganizationMemberPermission,
  changeOrganizationMemberRole,
  changeOrganizationMemberType,
  createOrganization,
  deleteOrganization,
  deleteOrganizationMember,
  leaveOrganization,
  renameOrganization,
  updateLicenseOrganization,
  updateMaxLicensesOrganization,
} from './changeOrganization.ts';
export {
  acceptInvitationOrganization,
  acceptTransferOwnerOrganization,
  declineInvitationOrganization,
  describeInvitationOrganization,
  getGuestInvitationOrganization,
  getInvitationOrganization,
  inviteMemberToOrganization,
  inviteOwnerToOrganization,
  joinByOrganizationInvitation,
  joinOrganization,
  rejectTransferOwnerOrganization,
  resendInviteOrganization,
  revokeInviteOrganization,
} from './invitations.ts';
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

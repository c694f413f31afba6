export * from './applyOrganizationEvent.ts';
export * from './capabilities.ts';
export * from './erasure.ts';
export { organizationsErrors } from './errors.ts';
export * from './events.ts';
export { organizationName } from './fields.ts';
export {
  acceptInvitationOrganization,
  declineInvitationOrganization,
  describeInvitationOrganization,
  findInvitingOrganization,
  getGuestInvitationOrganization,
  getInvitationOrganization,
  inviteMemberToOrganization,
  joinByOrganizationInvitation,
  joinOrganization,
  resendInviteOrganization,
  revokeInviteOrganization,
} from './invitations.ts';
export * from './licences.ts';
export * from './limits.ts';
export * from './members.ts';
export * from './organizationRights.ts';
export * from './organizations.ts';
export * from './ownership.ts';
export * from './roles.ts';
export type {
  OrganizationAttributes,
  OrganizationInvitation,
  OrganizationInvitationState,
  OrganizationMember,
  OwnOrganization,
  ReceivedInvitation,
} from './shapes.ts';

import {
  hasOrganizationRight,
  mayChangeMember,
  type OrganizationInvitation,
  type OrganizationMember,
  type OrganizationPage,
  type OrganizationRight,
  type OwnOrganization,
} from '@meet/organizations-contract';

/** An organization from the view of one of its people. */
export interface OrganizationView {
  readonly organization: OwnOrganization;
  readonly members: readonly OrganizationMember[];
  readonly invitations: readonly OrganizationInvitation[];
  /** Returns whether the person has a right there. An administrator who views the account may only grant licences. */
  readonly may: (right: OrganizationRight) => boolean;
  readonly mayChange: (member: OrganizationMember) => boolean;
}

export function createOrganizationView(
  { members, invitations, licensesGrantedBy }: OrganizationPage,
  organization: OwnOrganization,
  isViewing: boolean,
): OrganizationView {
  const grantsLicenses = isViewing === (licensesGrantedBy === 'administrator');
  return {
    organization,
    members,
    invitations,
    may: (right) =>
      (right === 'manageLicenses' ? grantsLicenses : !isViewing) &&
      hasOrganizationRight(organization.permission, right),
    mayChange: (member) => !isViewing && mayChangeMember(organization, member),
  };
}

import { defineErrors } from '@meet/contracts';

/** Refusals of the organizations service. */
export const organizationsErrors = defineErrors({
  /** Also to whoever is in none. */
  ORGANIZATION_NOT_FOUND: { status: 404 },
  /** The caller is in the organization, and may not do that there. */
  ORGANIZATION_NOT_ALLOWED: { status: 403 },
  ORGANIZATION_MEMBER_NOT_FOUND: { status: 404 },
  /** The owner, an admin for whoever is not the owner, or the caller themselves. */
  ORGANIZATION_MEMBER_PROTECTED: { status: 403 },
  /** The caller is in an organization, and nobody is in two. */
  ORGANIZATION_ALREADY_IN_ONE: { status: 200 },
  /** The address to invite is in the organization already. */
  ORGANIZATION_ALREADY_MEMBER: { status: 200 },
  ORGANIZATION_GUEST: { status: 200 },
  ORGANIZATION_OWNER_STAYS: { status: 200 },
  ORGANIZATION_FULL: { status: 200 },
  ORGANIZATION_INVITATIONS_FULL: { status: 200 },
  ORGANIZATION_NO_LICENSE_LEFT: { status: 200 },
  ORGANIZATION_LICENSES_IN_USE: { status: 200 },
  /** This deployment lets only administrators grant licences. */
  ORGANIZATION_LICENSES_BY_ADMINISTRATOR: { status: 403 },
  ORGANIZATION_INVITE_YOURSELF: { status: 200 },
  ORGANIZATION_INVITATION_NOT_FOUND: { status: 404 },
  ORGANIZATION_INVITATION_CLOSED: { status: 200 },
  ORGANIZATION_INVITATION_OTHER_ACCOUNT: { status: 200 },
});

/** Refusals of every call that takes a right in the caller's organization. */
export const refusals = [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_NOT_ALLOWED];

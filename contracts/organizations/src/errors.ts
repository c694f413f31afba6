import { defineErrors } from '@meet/contracts';

/** Refusals of the organizations service. */
export const organizationsErrors = defineErrors({
  /** Also returned to a caller who is in no organization. */
  ORGANIZATION_NOT_FOUND: { status: 404 },
  /** The caller is in the organization, but lacks the right for this. */
  ORGANIZATION_NOT_ALLOWED: { status: 403 },
  ORGANIZATION_MEMBER_NOT_FOUND: { status: 404 },
  /** The member is the owner, the caller, or an admin whom only the owner may change. */
  ORGANIZATION_MEMBER_PROTECTED: { status: 403 },
  /** The caller is already in an organization; a person can be in one only. */
  ORGANIZATION_ALREADY_IN_ONE: { status: 200 },
  /** The invited address already belongs to a member. */
  ORGANIZATION_ALREADY_MEMBER: { status: 200 },
  ORGANIZATION_GUEST: { status: 200 },
  ORGANIZATION_OWNER_STAYS: { status: 200 },
  ORGANIZATION_FULL: { status: 200 },
  ORGANIZATION_INVITATIONS_FULL: { status: 200 },
  ORGANIZATION_NO_LICENSE_LEFT: { status: 200 },
  ORGANIZATION_LICENSES_IN_USE: { status: 200 },
  /** In this deployment only administrators grant licences. */
  ORGANIZATION_LICENSES_BY_ADMINISTRATOR: { status: 403 },
  ORGANIZATION_INVITE_YOURSELF: { status: 200 },
  ORGANIZATION_INVITATION_NOT_FOUND: { status: 404 },
  ORGANIZATION_INVITATION_CLOSED: { status: 200 },
  ORGANIZATION_INVITATION_OTHER_ACCOUNT: { status: 200 },
});

/** Refusals of every call that needs a right in the caller's organization. */
export const refusals = [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_NOT_ALLOWED];

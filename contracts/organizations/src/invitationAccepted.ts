import { output } from '@meet/contracts';
import { organizationsErrors } from './errors.ts';
import { ownOrganization } from './shapes.ts';

const {
  ORGANIZATION_ALREADY_IN_ONE,
  ORGANIZATION_FULL,
  ORGANIZATION_INVITATION_CLOSED,
  ORGANIZATION_INVITATION_OTHER_ACCOUNT,
} = organizationsErrors;

/** The answer of what brings the caller into an organization. */
export const invitationAccepted = output({ organization: ownOrganization.required() });

/** Refusals of accepting an invitation, of whatever kind. */
export const acceptRefusals = [
  ORGANIZATION_INVITATION_CLOSED,
  ORGANIZATION_INVITATION_OTHER_ACCOUNT,
  ORGANIZATION_ALREADY_IN_ONE,
  ORGANIZATION_FULL,
];

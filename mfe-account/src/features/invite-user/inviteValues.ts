import { ORGANIZATION_ROLES } from '@meet/accounts-contract';
import { GROUP_ROLES } from '@meet/network-contract';

/** What the form holds; selects hold texts. */
export interface InviteValues {
  name: string;
  email: string;
  moreOptions: boolean;
  addToGroup: boolean;
  groupId: string;
  groupRole: string;
  addToOrganization: boolean;
  organizationRole: string;
}

export const NO_GROUP = { addToGroup: false, groupId: '', groupRole: String(GROUP_ROLES.member) };
export const NO_ORGANIZATION = { addToOrganization: false, organizationRole: String(ORGANIZATION_ROLES.member) };

/** What is sent of it: a part that is not checked is no part of the invitation. */
export function toInvitation(values: InviteValues) {
  const { name, email, moreOptions, addToGroup, groupId, groupRole, addToOrganization, organizationRole } = values;
  return {
    name,
    email,
    ...(moreOptions && addToGroup && { groupId, groupRole: Number(groupRole) as 0 | 1 }),
    ...(moreOptions && addToOrganization && { organizationRole: Number(organizationRole) }),
  };
}

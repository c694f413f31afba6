import { INVITE_NAME_MAX, ORGANIZATION_ROLES } from '@meet/accounts-contract';
import { GROUP_ROLES } from '@meet/network-contract';
import type { Addressee } from '@meet/remote-kit/people';

/** Values of the form; selects hold texts. */
export interface InviteValues {
  /** Name of a single person. In a list each person has a name of their own. */
  name: string;
  people: readonly Addressee[];
  moreOptions: boolean;
  addToGroup: boolean;
  groupId: string;
  groupRole: string;
  addToOrganization: boolean;
  organizationRole: string;
}

export const NO_GROUP = { addToGroup: false, groupId: '', groupRole: String(GROUP_ROLES.member) };
export const NO_ORGANIZATION = { addToOrganization: false, organizationRole: String(ORGANIZATION_ROLES.member) };

/** Returns the name of a person in a list. Without one, it is taken from the address, as for imported contacts. */
export const getName = ({ name, email }: Addressee): string =>
  (name || email.split('@')[0]!).slice(0, INVITE_NAME_MAX).replace(/[\uD800-\uDBFF]$/, '');

/** Returns the invitation of a person as it is sent. Options that are not checked are left out. */
export function toInvitation(values: InviteValues, person: Addressee) {
  const { name, people, moreOptions, addToGroup, groupId, groupRole, addToOrganization, organizationRole } = values;
  return {
    name: people.length === 1 ? name : getName(person),
    email: person.email,
    ...(moreOptions && addToGroup && { groupId, groupRole: Number(groupRole) as 0 | 1 }),
    ...(moreOptions && addToOrganization && { organizationRole: Number(organizationRole) }),
  };
}

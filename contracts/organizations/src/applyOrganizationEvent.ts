import type { OutputOf } from '@meet/contracts';
import { defineReducers, unchanged, type PayloadOf } from '@meet/contracts/events';
import type { organizationChanged, organizationsEvents } from './events.ts';
import { hasOrganizationRight } from './organizationRights.ts';
import type { getOrganizationMembers } from './members.ts';
import { sortOrganizationMembers } from './members.ts';

/** Output of get-organization-members. */
export type OrganizationPage = OutputOf<typeof getOrganizationMembers>;

const NOWHERE: OrganizationPage = { organization: null, members: [], invitations: [] };

/**
 * Returns the caller's organization after an event; the result equals a fetched one. An outdated event changes nothing.
 * Undefined if it must be fetched again, such as after a lost event.
 */
export const applyOrganizationEvent = defineReducers<OrganizationPage, typeof organizationsEvents>()<
  OrganizationPage | undefined
>({
  organizationChanged: withChange,
  organizationGone: (page, { goneOrganizationId, goneVersion }) =>
    page.organization?.organizationId === goneOrganizationId && page.organization.version < goneVersion
      ? NOWHERE
      : page,
  organizationInvitationsChanged: (page, { organizationId }) =>
    page.organization?.organizationId === organizationId ? undefined : page,
  receivedInvitationsChanged: unchanged,
});

function withChange(
  page: OrganizationPage,
  { organization: attributes, changedMembers, removedAccountIds }: PayloadOf<typeof organizationChanged>,
): OrganizationPage | undefined {
  const known = page.organization;
  if (known?.organizationId !== attributes.organizationId) return undefined;
  if (attributes.version <= known.version) return page;
  if (attributes.version > known.version + 1) return undefined;
  const replaced = new Set([...removedAccountIds, ...changedMembers.map(({ accountId }) => accountId)]);
  const members = sortOrganizationMembers([
    ...page.members.filter(({ accountId }) => !replaced.has(accountId)),
    ...changedMembers,
  ]);
  const own = members.find(({ accountId }) => accountId === known.accountId);
  if (!own) return undefined;
  // A person who gains the right to invite must fetch the invitations, since no event has shown them. A person who
  // loses the right sees none.
  if (hasOrganizationRight(own.permission, 'invite') !== hasOrganizationRight(known.permission, 'invite')) {
    return undefined;
  }
  const { accountId, role, permission, member_type, hasMembership } = own;
  return { ...page, organization: { ...attributes, accountId, role, permission, member_type, hasMembership }, members };
}

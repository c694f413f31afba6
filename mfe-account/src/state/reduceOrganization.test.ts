import { describe, it } from '@jest/globals';
import {
  applyOrganizationEvent,
  hasOrganizationRight,
  sortOrganizationMembers,
  type OrganizationAttributes,
  type OrganizationMember,
  type OrganizationPage,
} from '@meet/organizations-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';

const VIEWER = 'viewer';

interface World {
  /** Null if there is no organization. */
  readonly attributes: OrganizationAttributes | null;
  readonly members: readonly OrganizationMember[];
  /** Number of invitations sent. */
  readonly invitations: number;
  /** Number of organizations created so far. */
  readonly made: number;
}

const changes = fc.record({
  kind: fc.constantFrom(
    ...(['make', 'rename', 'join', 'leave', 'permission', 'seat', 'delete', 'invite', 'received'] as const),
  ),
  who: fc.constantFrom(VIEWER, 'ana', 'bob'),
  permission: fc.constantFrom('member' as const, 'billing' as const, 'admin' as const),
});
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

const buildMember = (accountId: string): OrganizationMember => ({
  ...{ accountId, email: `${accountId}@example.com`, fullName: accountId, avatar: null, joinedAt: 1 },
  ...{ role: 0, permission: 'member', member_type: 'member', hasMembership: false },
});
const OWNER: OrganizationMember = { ...buildMember('olga'), role: 3, permission: 'owner' };

const FIRST: OrganizationAttributes = {
  ...{ organizationId: 'organization-0', organizationName: 'Acme', maxLicenses: 5, usedLicenses: 0 },
  ...{ adminPermission: 'admin', version: 1 },
};

const isIn = ({ members }: World, who: string) => members.some(({ accountId }) => accountId === who);
const mayInvite = ({ members }: World, who: string) =>
  members.some(({ accountId, permission }) => accountId === who && hasOrganizationRight(permission, 'invite'));

function change(before: World, { kind, who, permission }: Change) {
  const { attributes, members } = before;
  if (kind === 'received') {
    return { world: before, events: [{ type: 'receivedInvitationsChanged', payload: { invitationId: 'one' } }] };
  }
  if (kind === 'make') {
    if (attributes) return undefined;
    const made = before.made + 1;
    return {
      world: {
        attributes: { ...FIRST, organizationId: `organization-${made}` },
        members: [OWNER],
        invitations: 0,
        made,
      },
      events: [],
    };
  }
  if (!attributes) return undefined;
  if (kind === 'delete') return { world: { ...before, attributes: null, members: [] }, events: goneFor(before) };
  if (kind === 'invite') {
    const world = { ...before, invitations: before.invitations + 1 };
    const event = { type: 'organizationInvitationsChanged', payload: { organizationId: attributes.organizationId } };
    return { world, events: mayInvite(before, VIEWER) ? [event] : [] };
  }
  if (kind === 'rename') return changed(before, members, { organizationName: `Acme ${attributes.version}` });
  if (kind === 'join') return isIn(before, who) ? undefined : changed(before, [...members, buildMember(who)]);
  if (!isIn(before, who)) return undefined;
  if (kind === 'leave') {
    return changed(
      before,
      members.filter(({ accountId }) => accountId !== who),
    );
  }
  const differs = kind === 'seat' ? { hasMembership: true } : { permission };
  return changed(
    before,
    members.map((member) => (member.accountId === who ? { ...member, ...differs } : member)),
  );
}

function changed(before: World, members: readonly OrganizationMember[], names: Partial<OrganizationAttributes> = {}) {
  const known = before.attributes!;
  const usedLicenses = members.filter(({ hasMembership }) => hasMembership).length;
  const attributes = { ...known, ...names, usedLicenses, version: known.version + 1 };
  const world: World = { ...before, attributes, members };
  const changedMembers = members.filter((member) => !before.members.includes(member));
  const removedAccountIds = before.members.flatMap(({ accountId }) => (isIn(world, accountId) ? [] : accountId));
  const event = {
    type: 'organizationChanged',
    payload: { organization: attributes, changedMembers, removedAccountIds },
  };
  // Former and present members receive it; a member who leaves receives both.
  const heard = isIn(before, VIEWER) || isIn(world, VIEWER) ? [event] : [];
  return { world, events: [...heard, ...(isIn(world, VIEWER) ? [] : goneFor(before, attributes.version))] };
}

function goneFor(before: World, goneVersion = before.attributes!.version + 1) {
  if (!isIn(before, VIEWER)) return [];
  const goneOrganizationId = before.attributes!.organizationId;
  return [{ type: 'organizationGone', payload: { goneOrganizationId, goneVersion } }];
}

function fetched(world: World): OrganizationPage {
  const own = world.members.find(({ accountId }) => accountId === VIEWER);
  if (!own || !world.attributes) return { organization: null, members: [], invitations: [] };
  const { accountId, role, permission, member_type, hasMembership } = own;
  const invitation = {
    ...({ email: 'new@example.com', member_type: 'member', role: 0, state: 'invited', invitedBy: 'Olga' } as const),
    ...{ sentAt: 1, expiresAt: 2, answeredAt: null },
  };
  return {
    organization: { ...world.attributes, accountId, role, permission, member_type, hasMembership },
    members: sortOrganizationMembers(world.members),
    invitations: mayInvite(world, VIEWER)
      ? Array.from({ length: world.invitations }, (_, n) => ({ invitationId: String(n), ...invitation }))
      : [],
  };
}

describe('the live organization', () => {
  it('equals a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<World, Change, OrganizationPage>({
      world: {
        attributes: FIRST,
        members: [OWNER, { ...buildMember(VIEWER), permission: 'admin' }],
        invitations: 0,
        made: 0,
      },
      changes,
      change,
      fetched,
      reduce: applyOrganizationEvent,
      types: [
        'organizationChanged',
        'organizationGone',
        'organizationInvitationsChanged',
        'receivedInvitationsChanged',
      ],
    });
  });
});

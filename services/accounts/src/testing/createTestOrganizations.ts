import { ServiceError } from '@meet/contracts';
import {
  checkOrganizationMember,
  declineInvitationOrganization,
  describeInvitationOrganization,
  findInvitingOrganization,
  findOwnedOrganization,
  findLicensed,
  joinByOrganizationInvitation,
  joinOrganization,
  organizationsErrors,
  type ReceivedInvitation,
} from '@meet/organizations-contract';
import { defineService, createOperationDefiner, type AnyService, type Operation } from '@meet/service-kit';

interface TestOrganization {
  readonly organizationId: string;
  readonly organizationName: string;
  /** In lower case. */
  readonly emails: Set<string>;
}

export interface TestOrganizations {
  readonly service: AnyService;
  /** Organizations by the account that may invite into them. */
  readonly byInviter: Map<string, TestOrganization>;
  /** Organizations by the account that owns them. */
  readonly owned: Map<string, { organizationName: string; otherMembers: number }>;
  /** Accounts with a licence. */
  readonly licensed: Set<string>;
  /** People who were added to an organization, with the role, in order. */
  readonly joined: { organizationId: string; accountId: string; role: number }[];
  /** Open invitations of organizations themselves, by the secrets of their links. */
  readonly invitations: Map<string, ReceivedInvitation>;
  /** Thrown by the next call that would add somebody to an organization. */
  refuseToJoin: ServiceError | undefined;
  create(inviterId: string, organizationName: string): TestOrganization;
}

/** Creates an organizations service with only the calls that the accounts service needs. */
export function createTestOrganizations(more: readonly Operation<null>[] = []): TestOrganizations {
  const define = createOperationDefiner<null>();
  const read = (token: string) => {
    const invitation = organizations.invitations.get(token);
    if (!invitation) throw new ServiceError(organizationsErrors.ORGANIZATION_INVITATION_CLOSED);
    return invitation;
  };
  const refuse = () => {
    const refusal = organizations.refuseToJoin;
    organizations.refuseToJoin = undefined;
    if (refusal) throw refusal;
  };
  const organizations: TestOrganizations = {
    byInviter: new Map(),
    owned: new Map(),
    licensed: new Set(),
    joined: [],
    invitations: new Map(),
    refuseToJoin: undefined,
    create(inviterId, organizationName) {
      const organizationId = `organization-${organizations.byInviter.size + 1}`;
      const organization = { organizationId, organizationName, emails: new Set<string>() };
      organizations.byInviter.set(inviterId, organization);
      return organization;
    },
    service: defineService({
      name: 'organizations',
      settings: {},
      setUp: () => null,
      operations: [
        ...more,
        define(findOwnedOrganization, ({ accountId }) => ({
          organization: organizations.owned.get(accountId) ?? null,
        })),
        define(findInvitingOrganization, ({ accountId }) => ({
          organization: organizations.byInviter.get(accountId) ?? null,
        })),
        define(checkOrganizationMember, ({ accountId, email }) => ({
          isMember: organizations.byInviter.get(accountId)?.emails.has(email.toLowerCase()) ?? false,
        })),
        define(findLicensed, ({ accountIds }) => ({
          accountIds: accountIds.filter((accountId) => organizations.licensed.has(accountId)),
        })),
        define(joinOrganization, ({ organizationId, inviterId, accountId, role }) => {
          refuse();
          const organization = organizations.byInviter.get(inviterId);
          if (!organization) throw new ServiceError(organizationsErrors.ORGANIZATION_NOT_ALLOWED);
          organizations.joined.push({ organizationId, accountId, role });
          return { organizationName: organization.organizationName };
        }),
        define(joinByOrganizationInvitation, ({ accountId, token }) => {
          const { organizationName, inviterName, role } = read(token);
          refuse();
          organizations.invitations.delete(token);
          organizations.joined.push({ organizationId: organizationName, accountId, role });
          return { organizationName, inviterName };
        }),
        define(describeInvitationOrganization, ({ token }) => ({ invitation: read(token) })),
        define(declineInvitationOrganization, ({ token }) => {
          read(token);
          organizations.invitations.delete(token);
          return {};
        }),
      ],
    }),
  };
  return organizations;
}

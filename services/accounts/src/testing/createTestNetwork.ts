import { ServiceError } from '@meet/contracts';
import {
  checkOwnedGroupMember,
  connectAccounts,
  getContactGroup,
  joinContactGroup,
  listOwnedGroups,
  networkErrors,
} from '@meet/network-contract';
import { defineService, createOperationDefiner, type AnyService, type Operation } from '@meet/service-kit';

export interface TestGroup {
  readonly groupId: string;
  groupName: string;
  readonly ownerId: string;
  /** Roles by address. */
  readonly members: Map<string, number>;
}

export interface TestNetwork {
  readonly service: AnyService;
  /** Groups by id; deleting an entry deletes the group. */
  readonly groups: Map<string, TestGroup>;
  /** Pairs of accounts that were made contacts of each other, in the order of the requests. */
  readonly connections: [string, string][];
  /** Thrown by the next call that would add somebody to a group. */
  refuseToJoin: ServiceError | undefined;
  createGroup(ownerId: string, groupName: string): TestGroup;
}

/** Creates a network service with only the calls that invitations need. */
export function createTestNetwork(more: readonly Operation<null>[] = []): TestNetwork {
  const define = createOperationDefiner<null>();
  const ownedBy = (accountId: string) => [...network.groups.values()].filter(({ ownerId }) => ownerId === accountId);
  const network: TestNetwork = {
    groups: new Map(),
    connections: [],
    refuseToJoin: undefined,
    createGroup(ownerId, groupName) {
      const groupId = `group-${network.groups.size + 1}`;
      const group = { groupId, groupName, ownerId, members: new Map<string, number>() };
      network.groups.set(groupId, group);
      return group;
    },
    service: defineService({
      name: 'network',
      settings: {},
      setUp: () => null,
      operations: [
        ...more,
        define(listOwnedGroups, ({ accountId }) => ({
          groups: ownedBy(accountId).map(({ groupId, groupName }) => ({ groupId, groupName })),
        })),
        define(checkOwnedGroupMember, ({ ownerId, email }) => ({
          isMember: ownedBy(ownerId).some(({ members }) => members.has(email.toLowerCase())),
        })),
        define(getContactGroup, ({ groupId, accountId }) => {
          const group = network.groups.get(groupId);
          if (!group?.members.has(accountId)) throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
          return { group: { ...group, members: [] } };
        }),
        define(connectAccounts, ({ accountId, otherAccountId }) => {
          network.connections.push([accountId, otherAccountId]);
          return {};
        }),
        define(joinContactGroup, ({ groupId, email, role }) => {
          const refusal = network.refuseToJoin;
          network.refuseToJoin = undefined;
          if (refusal) throw refusal;
          const group = network.groups.get(groupId);
          if (!group) throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
          group.members.set(email, Number(role));
          return {};
        }),
      ],
    }),
  };
  return network;
}

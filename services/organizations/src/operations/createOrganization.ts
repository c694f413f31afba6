import { ServiceError } from '@meet/contracts';
import { channelsChanged, organizationChannel, userChannel } from '@meet/contracts/events';
import {
  createOrganization as call,
  ORGANIZATION_ROLES,
  organizationChanged,
  organizationsErrors,
  MAX_LICENSES_DEFAULT,
} from '@meet/organizations-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { addMember } from '../organization/addMember.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { presentAttributes, presentMembers, presentOwn } from '../presenters/presentOrganization.ts';

export const createOrganization = defineOperation(call, async ({ organizationName }, context) => {
  const { deps, account, publish, now } = context;
  const { accountId, email } = account;
  const empty: OrganizationRecord = {
    _id: createId(),
    organizationName: organizationName.trim(),
    ownerId: accountId,
    maxLicenses: MAX_LICENSES_DEFAULT,
    adminPermission: 'admin',
    members: [],
    version: 1,
    createdAt: now(),
  };
  const owner = { accountId, email, memberType: 'member', role: ORGANIZATION_ROLES.admin } as const;
  const organization = { ...empty, ...addMember(empty, owner, now()) };
  try {
    await deps.organizations.create(organization);
  } catch (error) {
    if (isDuplicateKey(error)) throw new ServiceError(organizationsErrors.ORGANIZATION_ALREADY_IN_ONE);
    throw error;
  }
  await publish(userChannel(accountId), channelsChanged, { join: [organizationChannel(organization._id)], leave: [] });
  await publish(userChannel(accountId), organizationChanged, {
    organization: presentAttributes(organization),
    changedMembers: await presentMembers(context, organization),
    removedAccountIds: [],
  });
  return { organization: presentOwn(organization, accountId) };
});

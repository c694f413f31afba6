import { channelsChanged, INTERNAL_CHANNEL, organizationChannel, userChannel } from '@meet/contracts/events';
import { organizationChanged, organizationGone, organizationMatesChanged } from '@meet/organizations-contract';
import { isDeepStrictEqual } from 'node:util';
import type { AnnouncementContext } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { getStanding } from '../policies/getStanding.ts';
import { presentAttributes, presentMembers } from '../presenters/presentOrganization.ts';

/**
 * Notifies an organization's people of the differences that a stored change made. Also notifies accounts that joined or
 * left.
 */
export async function announceChange(
  context: AnnouncementContext,
  before: OrganizationRecord,
  after: OrganizationRecord,
): Promise<void> {
  const known = new Map(before.members.map((member) => [member.accountId, getStanding(before, member)]));
  const changed = after.members.filter(
    (member) => !isDeepStrictEqual(known.get(member.accountId), getStanding(after, member)),
  );
  const joined = changed.filter(({ accountId }) => !known.has(accountId));
  const present = new Set(after.members.map(({ accountId }) => accountId));
  const removedAccountIds = [...known.keys()].filter((accountId) => !present.has(accountId));
  const { publish } = context;
  const { _id: organizationId, version } = after;
  const payload = {
    organization: presentAttributes(after),
    changedMembers: await presentMembers(context, after, changed),
    removedAccountIds,
  };
  const channel = organizationChannel(organizationId);
  for (const { accountId } of joined) {
    await publish(userChannel(accountId), channelsChanged, { join: [channel], leave: [] });
    await publish(userChannel(accountId), organizationChanged, payload);
  }
  await publish(channel, organizationChanged, payload);
  for (const accountId of removedAccountIds) await dismiss(context, organizationId, version, accountId);
  for (const accountId of [...joined.map((member) => member.accountId), ...removedAccountIds]) {
    const mateIds = [...present].filter((mateId) => mateId !== accountId);
    if (mateIds.length) await publish(INTERNAL_CHANNEL, organizationMatesChanged, { accountId, mateIds });
  }
}

/** Notifies the organization of a member's new name or picture. */
export async function announceProfile(
  context: AnnouncementContext,
  organization: OrganizationRecord,
  accountId: string,
): Promise<void> {
  const changed = organization.members.filter((member) => member.accountId === accountId);
  await context.publish(organizationChannel(organization._id), organizationChanged, {
    organization: presentAttributes(organization),
    changedMembers: await presentMembers(context, organization, changed),
    removedAccountIds: [],
  });
}

/** Notifies all members that the organization was deleted. */
export async function announceDeletion(context: AnnouncementContext, deleted: OrganizationRecord): Promise<void> {
  const { _id: goneOrganizationId, members } = deleted;
  const goneVersion = deleted.version + 1;
  const { publish } = context;
  await publish(organizationChannel(goneOrganizationId), organizationGone, { goneOrganizationId, goneVersion });
  const accountIds = members.map(({ accountId }) => accountId);
  for (const accountId of accountIds) {
    const channel = organizationChannel(goneOrganizationId);
    await publish(userChannel(accountId), channelsChanged, { join: [], leave: [channel] });
  }
  for (const [index, accountId] of accountIds.entries()) {
    // Each pair of accounts is announced once.
    const mateIds = accountIds.slice(index + 1);
    if (mateIds.length) await publish(INTERNAL_CHANNEL, organizationMatesChanged, { accountId, mateIds });
  }
}

async function dismiss(
  { publish }: AnnouncementContext,
  goneOrganizationId: string,
  goneVersion: number,
  accountId: string,
) {
  const channel = organizationChannel(goneOrganizationId);
  await publish(userChannel(accountId), channelsChanged, { join: [], leave: [channel] });
  await publish(userChannel(accountId), organizationGone, { goneOrganizationId, goneVersion });
}

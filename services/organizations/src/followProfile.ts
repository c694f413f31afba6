import type { AnnouncementContext } from './Deps.ts';
import { announceProfile } from './organization/announceChange.ts';
import { getOrganization } from './organization/changeOrganization.ts';

/** Sends a person's new name or picture to all members of their organization. */
export async function followProfile(context: AnnouncementContext, accountId: string): Promise<void> {
  const organization = await context.deps.organizations
    .findOneAndUpdate(getOrganization(accountId), { $inc: { version: 1 } }, { returnDocument: 'after' })
    .lean();
  if (organization) await announceProfile(context, organization, accountId);
}

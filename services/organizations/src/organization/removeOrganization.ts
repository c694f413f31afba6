import { deleteInBatches } from '@meet/service-kit';
import type { Deps, AnnouncementContext } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { announceDeletion } from './announceChange.ts';

/** Deletes an organization with its invitations unless it changed meanwhile. Returns whether it did. */
export async function removeOrganization(
  context: AnnouncementContext & { readonly deps: Deps },
  organization: OrganizationRecord,
): Promise<boolean> {
  const { organizations, invitations } = context.deps;
  const { _id, version } = organization;
  const { deletedCount } = await organizations.deleteOne({ _id, version });
  if (deletedCount === 0) return false;
  await deleteInBatches(invitations, { organizationId: _id });
  await announceDeletion(context, organization);
  return true;
}

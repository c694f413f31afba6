import { findOrganizationByAccount } from '@meet/organizations-contract';
import type { ChatContext } from '../ChatContext.ts';

/**
 * Returns the organization whose quota an account's files count for; undefined if organizations have no quota. Files
 * from before the quota are assigned to the organization when its first member uploads. While the organizations service
 * does not respond, files count for no organization.
 */
export async function findOrganization(
  { deps, callAsService, log }: Pick<ChatContext, 'deps' | 'callAsService' | 'log'>,
  accountId: string,
): Promise<string | undefined> {
  const { storage, files, limitsOrganizations } = deps;
  if (!limitsOrganizations) return undefined;
  try {
    const { organizationId } = await callAsService(findOrganizationByAccount, { accountId });
    if (organizationId === null || (await storage.isCounted(organizationId))) return organizationId ?? undefined;
    const { accountIds } = await callAsService(findOrganizationByAccount, { accountId, withMembers: true });
    await files.updateMany(
      { accountId: { $in: accountIds }, organizationId: { $exists: false } },
      { $set: { organizationId } },
    );
    return organizationId;
  } catch (error) {
    log.warn({ err: error, accountId }, 'the request for the organization of an account failed');
    return undefined;
  }
}

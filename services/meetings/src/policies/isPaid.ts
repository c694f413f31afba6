import { getAccounts } from '@meet/accounts-contract';
import { findLicensed } from '@meet/organizations-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/**
 * Returns whether meetings in this room have no time limit. They have none if the owner has a membership, holds a
 * licence of an organization, or is listed as paid.
 */
export async function isPaid(
  deps: Pick<Deps, 'settings' | 'callAsService' | 'log'>,
  { ownerId, ownerEmail }: Pick<RoomRecord, 'ownerId' | 'ownerEmail'>,
): Promise<boolean> {
  if (isListed(deps.settings.PAID_ACCOUNTS, ownerEmail)) return true;
  const { accounts } = await deps.callAsService(getAccounts, { accountIds: [ownerId] });
  return accounts[0]?.hasMembership || (await isLicensed(deps, ownerId));
}

/**
 * Returns whether an organization gives the account a licence; false if the call fails, so that the meeting can begin.
 */
async function isLicensed(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  accountId: string,
): Promise<boolean> {
  try {
    return (await callAsService(findLicensed, { accountIds: [accountId] })).accountIds.length > 0;
  } catch (error) {
    log.warn({ err: error }, 'the request for licence holders failed');
    return false;
  }
}

export function isListed(list: string, address: string): boolean {
  const email = address.toLowerCase();
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry === '*' || entry === email || (entry.startsWith('@') && email.endsWith(entry)));
}

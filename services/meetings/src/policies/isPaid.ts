import { getAccounts } from '@meet/accounts-contract';
import { findLicensed } from '@meet/organizations-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/**
 * Whether meetings in this room have no time limit: its owner has a membership, holds a licence of an organization, or is
 * listed as paid.
 */
export async function isPaid(
  deps: Pick<Deps, 'settings' | 'callAsService' | 'log'>,
  { ownerId, ownerEmail }: Pick<RoomRecord, 'ownerId' | 'ownerEmail'>,
): Promise<boolean> {
  if (isListed(deps.settings.PAID_ACCOUNTS, ownerEmail)) return true;
  const { accounts } = await deps.callAsService(getAccounts, { accountIds: [ownerId] });
  return accounts[0]?.hasMembership || (await isLicensed(deps, ownerId));
}

/** Not while it can't be asked: the meeting begins all the same. */
async function isLicensed(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  accountId: string,
): Promise<boolean> {
  try {
    return (await callAsService(findLicensed, { accountIds: [accountId] })).accountIds.length > 0;
  } catch (error) {
    log.warn({ err: error }, 'organizations could not say who holds a licence');
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

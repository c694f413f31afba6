import { getAccounts } from '@meet/accounts-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Whether meetings in this room have no time limit: its owner has a membership, or is listed as paid. */
export async function isPaid(
  { settings, callAsService }: Pick<Deps, 'settings' | 'callAsService'>,
  { ownerId, ownerEmail }: Pick<RoomRecord, 'ownerId' | 'ownerEmail'>,
): Promise<boolean> {
  if (isListed(settings.PAID_ACCOUNTS, ownerEmail)) return true;
  const { accounts } = await callAsService(getAccounts, { accountIds: [ownerId] });
  return accounts[0]?.hasMembership ?? false;
}

export function isListed(list: string, address: string): boolean {
  const email = address.toLowerCase();
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry === '*' || entry === email || (entry.startsWith('@') && email.endsWith(entry)));
}

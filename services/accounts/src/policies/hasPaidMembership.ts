import { findLicensed } from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';

/**
 * Returns whether the account has its own membership or a licence of its organization. While the organizations service
 * cannot be reached, it counts no licence.
 */
export async function hasPaidMembership(
  { callAsService, log }: Pick<OperationContext<Deps>, 'callAsService' | 'log'>,
  { _id, hasMembership }: Pick<AccountRecord, '_id' | 'hasMembership'>,
): Promise<boolean> {
  if (hasMembership) return true;
  try {
    return (await callAsService(findLicensed, { accountIds: [_id] })).accountIds.length > 0;
  } catch (error) {
    log.warn({ err: error }, 'the request for licence holders failed');
    return false;
  }
}

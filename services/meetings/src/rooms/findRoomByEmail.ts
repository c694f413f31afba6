import { ServiceError, type Caller } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/accounts-contract';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { countFailedLookup, refuseWhenBlocked } from '../policies/emailJoinBlock.ts';
import { takePersonalRoom } from './takePersonalRoom.ts';

/**
 * Returns the personal room of the account with this address. Throws EMAIL_JOIN_BLOCKED or NO_MEETING_FOR_EMAIL, and
 * counts the latter.
 */
export async function findRoomByEmail(deps: Deps, email: string, caller: Caller): Promise<RoomRecord> {
  await refuseWhenBlocked(deps, caller);
  const { accounts } = await deps.callAsService(findAccountsByEmail, { emails: [email] });
  const account = accounts[0];
  if (!account) {
    await countFailedLookup(deps, caller);
    throw new ServiceError(meetingsErrors.NO_MEETING_FOR_EMAIL);
  }
  return takePersonalRoom(deps, account);
}

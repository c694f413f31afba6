import { commonErrors, ServiceError, type Caller } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { attendancesOfToken } from './attendanceIds.ts';

/** A person's attendance of a meeting that they have joined. */
export type Stay = AttendanceRecord & { meetingId: string; firstJoinedAt: number };

/**
 * Returns the attendance of the last meeting that the bearer of a contact history id joined. Only the account itself
 * may use an account's id; only the guest knows a guest's id. Throws NOT_FOUND, also if a host removed the person.
 */
export async function findStay({ attendances }: Deps, caller: Caller, historyId: string): Promise<Stay> {
  // The entry itself, or one for a later meeting that the person entered with the same token.
  const stays = await attendances
    .find({
      ...attendancesOfToken(historyId),
      meetingId: { $ne: null },
      firstJoinedAt: { $ne: null },
    })
    .sort({ firstJoinedAt: -1, _id: -1 })
    .limit(1)
    .lean();
  const [stay] = stays;
  if (!stay || stay.removed || (stay.accountId && stay.accountId !== caller.accountId)) {
    throw new ServiceError(commonErrors.NOT_FOUND);
  }
  return stay as Stay;
}

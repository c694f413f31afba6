import { commonErrors, ServiceError, type Caller } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { attendancesOfToken } from './attendanceIds.ts';

/** Somebody's attendance of a meeting in which they have been. */
export type Stay = AttendanceRecord & { meetingId: string; firstJoinedAt: number };

/**
 * The last meeting that the bearer of a contact history id was in. An account's is its own alone; a guest's id is known to
 * the guest alone. Throws NOT_FOUND, also to whom a host sent out.
 */
export async function findStay({ attendances }: Deps, caller: Caller, historyId: string): Promise<Stay> {
  // The entry itself, or one for a later meeting that was entered with the same token.
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

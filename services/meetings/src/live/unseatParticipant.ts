import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { attendanceIds } from './attendanceIds.ts';
import { findLiveMeeting } from './ensureLiveMeeting.ts';
import type { RoomSignal } from './RoomSignal.ts';
import { settleMeeting } from './settleMeeting.ts';
import { tellOfStay } from '../notices/tellOfStay.ts';
import { showPresence } from './showPresence.ts';

/** Somebody is out. A message about a seat that another has taken over changes nothing. */
export function unseatParticipant(
  deps: Deps,
  signal: Pick<RoomSignal, 'roomId' | 'participantKey' | 'participantId' | 'at'> & { removed?: boolean | undefined },
): Promise<void> {
  const { roomId, participantKey, participantId, removed, at = deps.now() } = signal;
  return deps.inRoom(roomId, async () => {
    const meeting = await findLiveMeeting(deps, roomId);
    if (!meeting) return;
    const attendance = await deps.attendances
      .findOne({ _id: { $in: attendanceIds(participantKey, meeting._id) }, meetingId: meeting._id })
      .lean();
    if (attendance?.participantId !== participantId) return;
    // Also of somebody whose stay is closed: this may be told again, and after who is in.
    if (removed) await deps.attendances.updateOne({ _id: attendance._id }, { $set: { removed } });
    if (!attendance.present) return;
    await closeStay(deps, attendance, at);
    await settleMeeting(deps, meeting._id, at);
  });
}

/** Ends a stay and adds its length to what the person was present before. */
export async function closeStay(deps: Deps, attendance: AttendanceRecord, at: number): Promise<void> {
  const stayed = Math.max(0, Math.round((at - (attendance.joinedAt ?? at)) / 1000));
  const { modifiedCount } = await deps.attendances.updateOne(
    { _id: attendance._id, present: true, joinedAt: attendance.joinedAt },
    { $set: { present: false, leftAt: at }, $inc: { secondsPresent: stayed } },
  );
  if (attendance.accountId) await showPresence(deps, attendance.accountId, attendance.roomId, false);
  if (modifiedCount > 0) await tellOfStay(deps, 'participant.left', attendance);
}

import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { attendanceIds } from './attendanceIds.ts';
import { findLiveMeeting } from './ensureLiveMeeting.ts';
import type { RoomSignal } from './RoomSignal.ts';
import { settleMeeting } from './settleMeeting.ts';
import { notifyOfStay } from '../notices/notifyOfStay.ts';
import { showPresence } from './showPresence.ts';

/** Maximum number of departed participants that are stored of one person in one meeting. */
const GONE_MAX = 500;

/**
 * Stores that a person left the room. Ignores a report about a seat that another participant has taken over. In the
 * embedded room, a participant's exit is final. In a Jitsi room, they return from a breakout room under the same id.
 */
export function leaveParticipant(
  deps: Deps,
  signal: Pick<RoomSignal, 'roomId' | 'participantKey' | 'participantId' | 'at'> & { removed?: boolean | undefined },
): Promise<void> {
  const { roomId, participantKey, participantId, removed, at = deps.now() } = signal;
  return deps.inRoom(roomId, async () => {
    const meeting = await findLiveMeeting(deps, roomId);
    // Stored first: from then on no process seats the participant, and the query below finds a seat that was taken
    // before.
    if (deps.roomServer.embedded)
      await rememberGone(deps, meeting ? attendanceIds(participantKey, meeting._id) : [participantKey], participantId);
    if (!meeting) return;
    const attendance = await deps.attendances
      .findOne({ _id: { $in: attendanceIds(participantKey, meeting._id) }, meetingId: meeting._id })
      .lean();
    if (attendance?.participantId !== participantId) return;
    // Also marks a person whose stay is closed: this report may be repeated, or arrive after a list of participants.
    if (removed) await deps.attendances.updateOne({ _id: attendance._id }, { $set: { removed } });
    if (attendance.present) await closeStay(deps, attendance, at);
    // Also counts if another process has closed the stay, because that one may not have counted yet.
    await settleMeeting(deps, meeting._id);
  });
}

async function rememberGone({ attendances }: Deps, ids: readonly string[], participantId: string): Promise<void> {
  await attendances.updateMany(
    { _id: { $in: ids }, [`gone.${GONE_MAX - 1}`]: { $exists: false } },
    { $addToSet: { gone: participantId } },
  );
}

/**
 * Ends a stay and adds its length to the person's time. Stores nothing if another participant has taken the seat since.
 * `isReportedByRoom` means that the room itself reported the exit.
 */
export async function closeStay(
  deps: Deps,
  attendance: AttendanceRecord,
  at: number,
  { isReportedByRoom = false } = {},
): Promise<void> {
  const { _id, joinedAt, participantId } = attendance;
  const stayed = Math.max(0, Math.round((at - (joinedAt ?? at)) / 1000));
  const { modifiedCount } = await deps.attendances.updateOne(
    { _id, present: true, joinedAt, participantId },
    {
      $set: { present: false, leftAt: at },
      $inc: { secondsPresent: stayed },
      ...(isReportedByRoom && participantId !== null && { $addToSet: { gone: participantId } }),
    },
  );
  if (attendance.accountId) await showPresence(deps, attendance.accountId, attendance.roomId);
  if (modifiedCount > 0) await notifyOfStay(deps, 'participant.left', attendance);
}

import type { InputOf } from '@meet/contracts';
import type { roomOccupants } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { attendanceIds } from './attendanceIds.ts';
import { findLiveMeeting } from './ensureLiveMeeting.ts';
import { findEndAfter } from './findEndAfter.ts';
import { seatInQueue } from './joinParticipant.ts';
import { settleMeeting } from './settleMeeting.ts';
import { closeStay } from './leaveParticipant.ts';

type OccupantsReport = InputOf<typeof roomOccupants>;

/**
 * Stores that exactly these people were in the room at that time, regardless of earlier reports. People who came later
 * stay, because the report may be late.
 */
export function seatOccupants(deps: Deps, report: OccupantsReport): Promise<void> {
  const { roomId, occupants, roomMax } = report;
  return deps.inRoom(roomId, async () => {
    const meeting = await findLiveMeeting(deps, roomId);
    const seated = meeting ? await closeOthers(deps, meeting, report) : new Set();
    const others = occupants.filter(({ participantId }) => !seated.has(participantId));
    if (others.length === 0) return;
    // People are still in a meeting that is over, because the room was not reached when it ended.
    const end = !meeting && (await findEndAfter(deps, roomId, Math.max(...others.map((one) => one.at))));
    if (end) await deps.roomControl.endMeeting(roomId, end.endReason, end.endedAt);
    else for (const occupant of others) await seatInQueue(deps, { roomId, roomMax, ...occupant });
  });
}

/** Ends the stays of all people whom the room did not name. Returns the participants that already have their seat. */
async function closeOthers(deps: Deps, { _id: meetingId }: MeetingRecord, { at, occupants }: OccupantsReport) {
  const seated = new Set<string>();
  for (const attendance of await deps.attendances.find({ meetingId, present: true }).lean()) {
    const occupant = occupants.find(({ participantKey }) =>
      attendanceIds(participantKey, meetingId).includes(attendance._id),
    );
    const cameLater = (attendance.enteredAt ?? 0) >= at;
    if (!occupant && !cameLater) await closeStay(deps, attendance, at, { isReportedByRoom: true });
    // Excludes a person who has taken their seat again as another participant.
    if (occupant?.participantId === attendance.participantId) seated.add(occupant.participantId);
  }
  await settleMeeting(deps, meetingId);
  return seated;
}

import type { InputOf } from '@meet/contracts';
import type { roomOccupants } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { attendanceIds } from './attendanceIds.ts';
import { findLiveMeeting } from './ensureLiveMeeting.ts';
import { findEndAfter } from './findEndAfter.ts';
import { seatInQueue } from './seatParticipant.ts';
import { settleMeeting } from './settleMeeting.ts';
import { closeStay } from './unseatParticipant.ts';

/** These are in the room and nobody else is, whatever was told of it before. */
export function seatOccupants(deps: Deps, { roomId, at, occupants }: InputOf<typeof roomOccupants>): Promise<void> {
  return deps.inRoom(roomId, async () => {
    const meeting = await findLiveMeeting(deps, roomId);
    const seated = new Set<string>();
    for (const attendance of await deps.attendances.find({ roomId, present: true }).lean()) {
      const occupant =
        attendance.meetingId === meeting?._id &&
        occupants.find(({ participantKey }) => attendanceIds(participantKey, meeting!._id).includes(attendance._id));
      if (!occupant) await closeStay(deps, attendance, at);
      // Who took their seat anew is told of below.
      else if (occupant.participantId === attendance.participantId) seated.add(occupant.participantId);
    }
    if (meeting) await settleMeeting(deps, meeting._id, at);
    const others = occupants.filter(({ participantId }) => !seated.has(participantId));
    if (others.length === 0) return;
    // Somebody still sits in a meeting that is over: the room was not reached when it ended.
    const end = !meeting && (await findEndAfter(deps, roomId, Math.max(...others.map((one) => one.at))));
    if (end) await deps.roomControl.endMeeting(roomId, end);
    else for (const occupant of others) await seatInQueue(deps, { roomId, ...occupant });
  });
}

import { meetingLobbyChanged, roomLobbyChanged as roomLobbyChangedCall } from '@meet/meetings-contract';
import { userChannel } from '@meet/contracts/events';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { attendanceIds } from '../live/attendanceIds.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { notifyOfWaiting } from '../notices/notifyOfWaiting.ts';
import { findRoom } from '../rooms/findRoom.ts';

/**
 * Handles a report about a person in the lobby. A late or repeated report is not forwarded, because the person may have
 * entered meanwhile.
 */
export const roomLobbyChanged = defineOperation(roomLobbyChangedCall, async (input, { deps, publish }) => {
  const room = await findRoom(deps, input.roomId);
  const { name, at, refused, ...change } = input;
  const meeting = await findLiveMeeting(deps, room._id);
  if (refused && meeting) await keepOut(deps, input.participantKey, meeting._id);
  if (!(await isNewer(deps, input.participantKey, at))) return {};
  const isMeetingLive = meeting !== null;
  await publish(userChannel(room.ownerId), meetingLobbyChanged, { ...change, waitingName: name, isMeetingLive });
  if (input.waits && !isMeetingLive) await notifyOfWaiting(deps, room, name);
  return {};
});

/** Marks the person as removed, so that a new token contains the key that the room bars. */
async function keepOut({ attendances }: Deps, participantKey: string, meetingId: string): Promise<void> {
  await attendances.updateOne(
    { _id: { $in: attendanceIds(participantKey, meetingId) }, meetingId },
    { $set: { removed: true } },
  );
}

async function isNewer({ attendances }: Deps, participantKey: string, at: number): Promise<boolean> {
  const known = await attendances
    .findOneAndUpdate({ _id: participantKey }, { $max: { waitingReportedAt: at } }, { returnDocument: 'before' })
    .lean();
  return known?.waitingReportedAt == null || known.waitingReportedAt < at;
}

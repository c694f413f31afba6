import { roomChanged as roomChangedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { toSearchText } from '../live/toSearchText.ts';
import { findRoom } from '../rooms/findRoom.ts';

/**
 * Stores a room's own changes. Each property keeps the latest change by the room's clock. So an older report that is
 * repeated changes nothing.
 */
export const roomChanged = defineOperation(roomChangedCall, async (change, { deps }) => {
  const { roomId, password, lobby, subject, at } = change;
  const room = await findRoom(deps, roomId);
  // Gateways of earlier versions send no time.
  const since = (field: string) => (at === undefined ? {} : { $or: [{ [field]: null }, { [field]: { $lt: at } }] });
  const reportedAt = (field: string) => at !== undefined && { [field]: at };
  if (password !== undefined) {
    const sealedPassword = password ? deps.sealer.seal(password) : null;
    await deps.rooms.updateOne(
      { _id: room._id, ...since('passwordReportedAt') },
      { $set: { sealedPassword, ...reportedAt('passwordReportedAt') } },
    );
  }
  if (lobby !== undefined)
    await deps.rooms.updateOne(
      { _id: room._id, ...since('lobbyReportedAt') },
      { $set: { lobby, ...reportedAt('lobbyReportedAt') } },
    );
  if (subject !== undefined)
    await deps.meetings.updateOne(
      { roomId, live: true, ...(at !== undefined && { startedAt: { $lte: at } }), ...since('subjectReportedAt') },
      { $set: { subject, searchText: toSearchText(room, subject), ...reportedAt('subjectReportedAt') } },
    );
  return {};
});

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
  const since = (field: string) => ({ $or: [{ [field]: null }, { [field]: { $lt: at } }] });
  if (password !== undefined) {
    const sealedPassword = password ? deps.sealer.seal(password) : null;
    await deps.rooms.updateOne(
      { _id: room._id, ...since('passwordReportedAt') },
      { $set: { sealedPassword, passwordReportedAt: at } },
    );
  }
  if (lobby !== undefined)
    await deps.rooms.updateOne(
      { _id: room._id, ...since('lobbyReportedAt') },
      { $set: { lobby, lobbyReportedAt: at } },
    );
  if (subject !== undefined)
    await deps.meetings.updateOne(
      { roomId, live: true, startedAt: { $lte: at }, ...since('subjectReportedAt') },
      { $set: { subject, searchText: toSearchText(room, subject), subjectReportedAt: at } },
    );
  return {};
});

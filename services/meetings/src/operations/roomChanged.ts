import { roomChanged as roomChangedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findRoom } from '../rooms/findRoom.ts';

/** Each thing stays as the room changed it last, by the room: what it told before changes nothing when it is told again. */
export const roomChanged = defineOperation(roomChangedCall, async (change, { deps }) => {
  const { roomId, password, lobby, subject, at } = change;
  const room = await findRoom(deps, roomId);
  // Gateways of before don't say when.
  const since = (field: string) => (at === undefined ? {} : { $or: [{ [field]: null }, { [field]: { $lt: at } }] });
  const told = (field: string) => at !== undefined && { [field]: at };
  if (password !== undefined) {
    const sealedPassword = password ? deps.sealer.seal(password) : null;
    await deps.rooms.updateOne(
      { _id: room._id, ...since('passwordReportedAt') },
      { $set: { sealedPassword, ...told('passwordReportedAt') } },
    );
  }
  if (lobby !== undefined)
    await deps.rooms.updateOne(
      { _id: room._id, ...since('lobbyReportedAt') },
      { $set: { lobby, ...told('lobbyReportedAt') } },
    );
  if (subject !== undefined)
    await deps.meetings.updateOne(
      { roomId, live: true, ...(at !== undefined && { startedAt: { $lte: at } }), ...since('subjectReportedAt') },
      { $set: { subject, ...told('subjectReportedAt') } },
    );
  return {};
});

import { ServiceError } from '@meet/contracts';
import {
  createMeeting as createMeetingCall,
  deleteCustomRoom as deleteCustomRoomCall,
  editCustomRoom as editCustomRoomCall,
  editPersonalMeetingId as editPersonalMeetingIdCall,
  getOwnedRoomIds as getOwnedRoomIdsCall,
  getPersonalMeetingId as getPersonalMeetingIdCall,
  MEETING_LIMITS,
  meetingsErrors,
  ROOM_TYPE,
} from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { aliasOf } from '../policies/aliasOf.ts';
import { createRoom } from '../rooms/createRoom.ts';
import { findOwnRoom } from '../rooms/findRoom.ts';
import { listPresentRooms } from '../rooms/listPresentRooms.ts';
import { listRoomOptions } from '../rooms/listRoomOptions.ts';
import { takeFreshRoom } from '../rooms/takeFreshRoom.ts';
import { takePersonalRoom } from '../rooms/takePersonalRoom.ts';

export const getPersonalMeetingId = defineOperation(getPersonalMeetingIdCall, async (_input, { deps, account }) => ({
  personalMeetingId: (await takePersonalRoom(deps, account))._id,
}));

export const editPersonalMeetingId = defineOperation(
  editPersonalMeetingIdCall,
  async ({ personalMeetingId }, { deps, account }) => {
    const room = await takePersonalRoom(deps, account);
    if (room._id === personalMeetingId) return { personalMeetingId };
    if (await deps.rooms.exists({ _id: personalMeetingId })) throw new ServiceError(meetingsErrors.ROOM_ID_TAKEN);
    if (await findLiveMeeting(deps, room._id)) throw new ServiceError(meetingsErrors.ROOM_IN_USE);
    // A person has one personal room: the old one makes way, and comes back when the new id was taken meanwhile.
    await deps.rooms.deleteOne({ _id: room._id });
    try {
      await deps.rooms.create({ ...room, _id: personalMeetingId });
    } catch (error) {
      await deps.rooms.create(room);
      throw isDuplicateKey(error) ? new ServiceError(meetingsErrors.ROOM_ID_TAKEN) : error;
    }
    return { personalMeetingId };
  },
);

export const getOwnedRoomIds = defineOperation(getOwnedRoomIdsCall, async (_input, { deps, account }) => ({
  // An administrator who looks on makes no room.
  roomIds: await (account.impersonatedBy ? listPresentRooms(deps, account.accountId) : listRoomOptions(deps, account)),
  alias: await aliasOf(deps, account.accountId),
}));

export const createMeeting = defineOperation(createMeetingCall, async (input, { deps, account }) => {
  const sealedPassword = input.password ? deps.sealer.seal(input.password) : null;
  const plain = !input.label && !sealedPassword && input.lobby === undefined;
  const wish = { sealedPassword, lobby: input.lobby ?? null };
  if (input.label) {
    const owned = await deps.rooms.countDocuments({ ownerId: account.accountId, type: ROOM_TYPE.labelled });
    if (owned >= MEETING_LIMITS.customRooms)
      throw new ServiceError(meetingsErrors.TOO_MANY_ROOMS, { params: { max: MEETING_LIMITS.customRooms } });
  }
  const room = await (
    plain
      ? takeFreshRoom(deps, account)
      : createRoom(deps, account, { ...wish, ...(input.label && { type: ROOM_TYPE.labelled, label: input.label }) })
  ).catch(refuseTakenLabel);
  return { meetingId: room._id, roomId: room._id, isOwner: true };
});

export const editCustomRoom = defineOperation(editCustomRoomCall, async ({ roomId, label }, { deps, account }) => {
  const room = await findOwnRoom(deps, roomId, account.accountId);
  if (room.type === ROOM_TYPE.personal) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  await deps.rooms
    .updateOne({ _id: roomId }, { $set: { type: ROOM_TYPE.labelled, label, labelKey: label.toLowerCase() } })
    .catch(refuseTakenLabel);
  return { roomId, label };
});

export const deleteCustomRoom = defineOperation(deleteCustomRoomCall, async ({ roomId }, { deps, account }) => {
  const room = await findOwnRoom(deps, roomId, account.accountId);
  if (room.type !== ROOM_TYPE.labelled) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  if (await findLiveMeeting(deps, roomId)) throw new ServiceError(meetingsErrors.ROOM_IN_USE);
  await deps.rooms.deleteOne({ _id: roomId });
  return {};
});

function refuseTakenLabel(error: unknown): never {
  throw isDuplicateKey(error) ? new ServiceError(meetingsErrors.ROOM_LABEL_TAKEN) : error;
}

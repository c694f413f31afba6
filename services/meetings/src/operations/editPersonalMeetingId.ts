import { ServiceError } from '@meet/contracts';
import { editPersonalMeetingId as editPersonalMeetingIdCall, meetingsErrors } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { takePersonalRoom } from '../rooms/takePersonalRoom.ts';

export const editPersonalMeetingId = defineOperation(
  editPersonalMeetingIdCall,
  async ({ personalMeetingId }, { deps, account }) => {
    const room = await takePersonalRoom(deps, account);
    if (room._id === personalMeetingId) return { personalMeetingId };
    if (await deps.rooms.exists({ _id: personalMeetingId })) throw new ServiceError(meetingsErrors.ROOM_ID_TAKEN);
    if (await findLiveMeeting(deps, room._id)) throw new ServiceError(meetingsErrors.ROOM_IN_USE);
    // A person has one personal room, so the old one is deleted first. It is restored if the new id was taken
    // meanwhile.
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

import { ServiceError } from '@meet/contracts';
import { findAccountByAlias } from '@meet/accounts-contract';
import {
  getMeetingByEmail as getMeetingByEmailCall,
  getMeetingIdJoinEmail as getMeetingIdJoinEmailCall,
  getRoomIdByAliasAndLabel as getRoomIdByAliasAndLabelCall,
  meetingsErrors,
} from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findRoomByEmail } from '../rooms/findRoomByEmail.ts';
import { takePersonalRoom } from '../rooms/takePersonalRoom.ts';
import { findAttendance } from '../live/findAttendance.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { mayKnowMeeting } from '../policies/mayKnowMeeting.ts';

export const getMeetingIdJoinEmail = defineOperation(
  getMeetingIdJoinEmailCall,
  async ({ email, userEmail }, { deps, caller }) => {
    if (!caller.accountId && userEmail && same(email, userEmail)) {
      throw new ServiceError(meetingsErrors.OWN_MODERATOR_EMAIL);
    }
    const room = await findRoomByEmail(deps, email, caller);
    return { meetingId: room._id, roomId: room._id };
  },
);

export const getMeetingByEmail = defineOperation(getMeetingByEmailCall, async ({ email }, { deps, caller }) => {
  const room = await findRoomByEmail(deps, email, caller);
  const meeting = await findLiveMeeting(deps, room._id);
  const access = await accessToRoom(deps, room, caller);
  const attendance = await findAttendance(deps, meeting, caller.accountId);
  return {
    meetingId: room._id,
    roomId: room._id,
    isOwner: room.ownerId === caller.accountId,
    isMeetingLive: meeting !== null,
    meetingStartTime: (mayKnowMeeting(room, access, meeting, attendance) && meeting?.startedAt) || null,
  };
});

export const getRoomIdByAliasAndLabel = defineOperation(
  getRoomIdByAliasAndLabelCall,
  async ({ userAlias, roomLabel }, { deps, caller }) => {
    const { account } = await deps.callAsService(findAccountByAlias, { alias: userAlias });
    if (!account) throw new ServiceError(meetingsErrors.ROOM_LINK_NOT_FOUND);
    const room = roomLabel
      ? await deps.rooms.findOne({ ownerId: account.accountId, labelKey: roomLabel.toLowerCase() }).lean()
      : await takePersonalRoom(deps, account);
    if (!room) throw new ServiceError(meetingsErrors.ROOM_LINK_NOT_FOUND);
    return { roomId: room._id, isOwner: room.ownerId === caller.accountId };
  },
);

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

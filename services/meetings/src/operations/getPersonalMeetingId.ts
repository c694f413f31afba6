import { getPersonalMeetingId as getPersonalMeetingIdCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { takePersonalRoom } from '../rooms/takePersonalRoom.ts';

export const getPersonalMeetingId = defineOperation(getPersonalMeetingIdCall, async (_input, { deps, account }) => ({
  personalMeetingId: (await takePersonalRoom(deps, account))._id,
}));

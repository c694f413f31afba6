import { ServiceError } from '@meet/contracts';
import { getMeetingIdJoinEmail as getMeetingIdJoinEmailCall, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findRoomByEmail } from '../rooms/findRoomByEmail.ts';

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

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

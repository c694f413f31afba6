import { ServiceError } from '@meet/contracts';
import { findAccountByAlias } from '@meet/accounts-contract';
import { getRoomIdByAliasAndLabel as getRoomIdByAliasAndLabelCall, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { takePersonalRoom } from '../rooms/takePersonalRoom.ts';

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

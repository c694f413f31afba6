import { getOwnedRoomIds as getOwnedRoomIdsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findAlias } from '../policies/findAlias.ts';
import { listPresentRooms } from '../rooms/listPresentRooms.ts';
import { listRoomOptions } from '../rooms/listRoomOptions.ts';

export const getOwnedRoomIds = defineOperation(getOwnedRoomIdsCall, async (_input, { deps, account }) => ({
  // An administrator who views the account creates no room.
  roomIds: await (account.impersonatedBy ? listPresentRooms(deps, account.accountId) : listRoomOptions(deps, account)),
  alias: await findAlias(deps, account.accountId),
}));

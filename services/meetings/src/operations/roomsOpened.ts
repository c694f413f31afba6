import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { roomsOpened as roomsOpenedCall, roomsRestarted } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const roomsOpened = defineOperation(roomsOpenedCall, async (_input, { deps }) => {
  deps.roomWatch.forget();
  await deps.publish(INTERNAL_CHANNEL, roomsRestarted, {});
  return {};
});

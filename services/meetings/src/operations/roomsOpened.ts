import { roomsOpened as roomsOpenedCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const roomsOpened = defineOperation(roomsOpenedCall, (_input, { deps }) => {
  deps.roomWatch.forget();
  return {};
});

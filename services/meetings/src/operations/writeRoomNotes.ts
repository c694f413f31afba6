import { writeRoomNotes as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { inRunningMeeting } from '../live/inRunningMeeting.ts';
import { storeChange } from '../notes/storeChange.ts';

export const writeRoomNotes = defineOperation(call, ({ update, ...place }, { deps }) =>
  inRunningMeeting(deps, place, ({ meeting }) => storeChange(deps, meeting._id, update)),
);

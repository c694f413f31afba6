import { getRoomNotes as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { inRunningMeeting } from '../live/inRunningMeeting.ts';
import { listUpdates } from '../notes/mergeNotes.ts';

export const getRoomNotes = defineOperation(call, (place, { deps }) =>
  inRunningMeeting(deps, place, async ({ meeting }) => {
    const stored = await deps.notes.findById(meeting._id, { update: 1, changes: 1 }).lean();
    return { updates: stored ? listUpdates(stored) : [] };
  }),
);

import { keepRoomTranscript as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { inRunningMeeting } from '../live/inRunningMeeting.ts';
import { isTranscriptFull } from '../transcripts/appendLine.ts';

export const keepRoomTranscript = defineOperation(call, ({ enabled, ...place }, { deps }) =>
  inRunningMeeting(deps, place, async ({ meeting }) => {
    const isFull = enabled && (await isTranscriptFull(deps, meeting));
    const isKept = enabled && !isFull;
    await deps.meetings.updateOne({ _id: meeting._id }, { $set: { transcribed: isKept } });
    return { isKept, isFull };
  }),
);

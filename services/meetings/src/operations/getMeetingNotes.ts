import { getMeetingNotes as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { mergeNotes } from '../notes/mergeNotes.ts';
import { findReadableMeeting } from '../policies/findReadableMeeting.ts';
import { mayDeleteKept } from '../policies/mayDeleteKept.ts';

export const getMeetingNotes = defineOperation(
  call,
  async ({ meetingId }, { deps, caller, account: { accountId } }) => {
    const meeting = await findReadableMeeting(deps, meetingId, accountId);
    const stored = await deps.notes.findById(meetingId).lean();
    if (!stored) return { notes: null };
    const { text } = await mergeNotes(stored);
    const mayDelete = !meeting.live && (await mayDeleteKept(deps, meeting, caller));
    return { notes: { text, changedAt: stored.changedAt, mayDelete } };
  },
);

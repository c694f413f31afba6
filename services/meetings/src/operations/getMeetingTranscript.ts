import { getMeetingTranscript as call, TRANSCRIPT_LIMITS } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findReadableMeeting } from '../policies/findReadableMeeting.ts';
import { mayDeleteKept } from '../policies/mayDeleteKept.ts';

/** Number of stored pages in one answer: at most 1,000 lines. */
const PAGES_AT_ONCE = 10;

export const getMeetingTranscript = defineOperation(
  call,
  async ({ meetingId, from = 0 }, { deps, caller, account: { accountId } }) => {
    const meeting = await findReadableMeeting(deps, meetingId, accountId);
    const pages = await deps.transcriptPages
      .find({ meetingId, page: { $gte: from, $lt: from + PAGES_AT_ONCE } })
      .sort({ page: 1, _id: 1 })
      .lean();
    const isLast = pages.length < PAGES_AT_ONCE || pages.some(({ page }) => page === TRANSCRIPT_LIMITS.pages - 1);
    return {
      lines: pages.flatMap(({ lines }) =>
        lines.map(({ accountId: speaker, ...line }) => ({ ...line, isGuest: speaker === null })),
      ),
      next: isLast ? null : from + PAGES_AT_ONCE,
      mayDelete: !meeting.live && (await mayDeleteKept(deps, meeting, caller)),
    };
  },
);

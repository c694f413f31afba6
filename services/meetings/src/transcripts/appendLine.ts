import { TRANSCRIPT_LIMITS } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { TranscriptLineRecord, TranscriptPageRecord } from '../models/transcriptPageModel.ts';

const { pageLines, pages: PAGES_MAX, characters } = TRANSCRIPT_LIMITS;

/** Returns whether a meeting's transcript takes no more lines. */
export async function isTranscriptFull(deps: Pick<Deps, 'transcriptPages'>, meeting: MeetingRecord): Promise<boolean> {
  if ((meeting.transcriptLength ?? 0) >= characters) return true;
  const last = `lines.${pageLines - 1}`;
  const end = { _id: toPageId(meeting._id, PAGES_MAX - 1), [last]: { $exists: true } };
  return (await deps.transcriptPages.exists(end)) !== null;
}

/** Stores a line after the earlier ones. A line that is stored already changes nothing. */
export async function appendLine(
  { transcriptPages, meetings }: Pick<Deps, 'transcriptPages' | 'meetings'>,
  meetingId: string,
  line: TranscriptLineRecord,
): Promise<void> {
  for (;;) {
    const latest = await transcriptPages
      .find({ meetingId }, { page: 1, 'lines.lineId': 1 })
      .sort({ page: -1, _id: -1 })
      .limit(2)
      .lean<Pick<TranscriptPageRecord, 'page' | 'lines'>[]>();
    if (latest.some(({ lines }) => lines.some(({ lineId }) => lineId === line.lineId))) return;
    const [last] = latest;
    const page = last === undefined ? 0 : last.lines.length < pageLines ? last.page : last.page + 1;
    const _id = toPageId(meetingId, page);
    if (page !== last?.page) {
      await transcriptPages.create({ _id, meetingId, page, lines: [] }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
    const written = await transcriptPages.updateOne(
      { _id, 'lines.lineId': { $ne: line.lineId }, [`lines.${pageLines - 1}`]: { $exists: false } },
      { $push: { lines: line } },
    );
    if (written.matchedCount === 0) continue;
    const length = { transcriptLength: line.text.length + line.name.length };
    await meetings.updateOne({ _id: meetingId }, { $inc: length });
    return;
  }
}

const toPageId = (meetingId: string, page: number) => `${meetingId} ${page}`;

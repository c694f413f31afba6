import type { Erasure } from '@meet/contracts/erasure';
import { deleteInBatches } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { TranscriptLineRecord } from '../models/transcriptPageModel.ts';
import { deleteKept } from '../live/deleteKept.ts';

const MEETINGS_AT_ONCE = 100;

/**
 * Removes an account from some of the meetings that it owned or attended. A meeting that nobody else with an account
 * attended is deleted. Returns whether it was in none.
 */
export async function forgetInMeetings(deps: Deps, erasure: Erasure): Promise<boolean> {
  const found = await deps.meetings.find({ accountIds: erasure.accountId }).limit(MEETINGS_AT_ONCE).lean();
  for (const meeting of found) {
    if (meeting.accountIds.some((id) => id !== erasure.accountId)) await forgetInMeeting(deps, meeting, erasure);
    else await deleteMeeting(deps, meeting._id);
  }
  return found.length === 0;
}

async function forgetInMeeting(deps: Deps, meeting: MeetingRecord, erasure: Erasure): Promise<void> {
  const { accountId, email, pseudonym } = erasure;
  const { _id: meetingId, roomId } = meeting;
  const place = { roomId, accountId, meetingId };
  const own = await deps.attendances.find(place, { name: 1 }).lean();
  const names = new Set([erasure.fullName, ...own.map(({ name }) => name)].filter(Boolean));
  await deps.attendances.deleteMany(place);
  for (const poll of await deps.polls.find({ meetingId }).lean()) {
    const voter = `account ${accountId}`;
    if (!poll.votes.some((vote) => vote.voter === voter || names.has(vote.name))) continue;
    const votes = poll.votes.map((vote) =>
      vote.voter === voter || names.has(vote.name)
        ? { ...vote, voter: vote.voter && `account ${pseudonym}`, name: '' }
        : vote,
    );
    await deps.polls.updateOne({ _id: poll._id, revision: poll.revision }, { $set: { votes }, $inc: { revision: 1 } });
  }
  await forgetInTranscript(deps, meetingId, (line) => line.accountId === accountId || names.has(line.name), pseudonym);
  for (const { _id, accountId: recorder, recorderIds } of await deps.recordings.find({ meetingId }).lean()) {
    if (recorder !== accountId && !recorderIds.includes(accountId)) continue;
    const replace = (id: string) => (id === accountId ? pseudonym : id);
    await deps.recordings.updateOne(
      { _id },
      { $set: { accountId: replace(recorder), recorderIds: recorderIds.map(replace) } },
    );
  }
  const owns = meeting.ownerId === accountId;
  await deps.meetings.updateOne(
    { _id: meetingId },
    {
      $pull: { accountIds: accountId },
      $set: {
        searchNames: meeting.searchNames.filter((text) => !text.includes(email)),
        ...(owns && {
          ownerId: pseudonym,
          ownerName: '',
          ownerEmail: '',
          searchText: `${meeting.subject} ${roomId}`.toLowerCase(),
        }),
      },
    },
  );
}

/** Removes the name from what the account said. The texts stay, as its messages do. */
async function forgetInTranscript(
  { transcriptPages }: Pick<Deps, 'transcriptPages'>,
  meetingId: string,
  isTheirs: (line: TranscriptLineRecord) => boolean,
  pseudonym: string,
): Promise<void> {
  for (const { _id, lines } of await transcriptPages.find({ meetingId }).lean()) {
    if (!lines.some(isTheirs)) continue;
    const changed = lines.map((line) => (isTheirs(line) ? { ...line, accountId: pseudonym, name: '' } : line));
    await transcriptPages.updateOne({ _id }, { $set: { lines: changed } });
  }
}

async function deleteMeeting(deps: Deps, meetingId: string): Promise<void> {
  await deleteKept(deps, meetingId);
  await deleteInBatches(deps.attendances, { meetingId });
  await deps.meetings.deleteOne({ _id: meetingId });
}

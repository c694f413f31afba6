import type { Deps } from '../Deps.ts';

const READ_MAX = 2_000;

/** Returns the ids of those of the meetings of which there are recordings. */
export async function findRecordedMeetings(
  { recordings }: Pick<Deps, 'recordings'>,
  meetings: readonly { readonly _id: string }[],
): Promise<ReadonlySet<string>> {
  const found = await recordings
    .find({ meetingId: { $in: meetings.map(({ _id }) => _id) } }, { meetingId: 1 })
    .limit(READ_MAX)
    .lean();
  return new Set(found.map(({ meetingId }) => meetingId));
}

import type { Deps } from '../Deps.ts';

const READ_MAX = 2_000;

/** Returns the ids of those meetings that have recordings. */
export async function findRecordedMeetings(
  { recordings }: Pick<Deps, 'recordings'>,
  meetings: readonly { readonly _id: string }[],
): Promise<ReadonlySet<string>> {
  const found = await recordings
    .find({ meetingId: { $in: meetings.map(({ _id }) => _id) } }, { meetingId: 1, deletedAt: 1 })
    .limit(READ_MAX)
    .lean();
  // A deleted recording stays until its parts are removed.
  return new Set(found.filter(({ deletedAt }) => deletedAt === null).map(({ meetingId }) => meetingId));
}

import { compareKeys } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** Returns the attendees of each meeting by its id, in the order in which they first joined. */
export async function findAttendees({ attendances }: Deps, meetings: readonly { _id: string }[]) {
  const all = await attendances.find({ meetingId: { $in: meetings.map(({ _id }) => _id) } }).lean();
  const came = all
    .filter(({ firstJoinedAt }) => firstJoinedAt !== null)
    .sort((a, b) => a.firstJoinedAt! - b.firstJoinedAt! || compareKeys(a._id, b._id));
  return Map.groupBy(came, ({ meetingId }) => meetingId!);
}

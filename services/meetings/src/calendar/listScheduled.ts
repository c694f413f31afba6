import { compareKeys } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

/** Maximum duration of a planned meeting; meetings that began longer ago are over. */
const LONGEST_MS = 24 * 3_600_000;

export const endsAt = ({ startsAt, durationInMinutes }: ScheduledMeetingRecord) =>
  startsAt + durationInMinutes * 60_000;

/** Returns planned meetings that an account owns or is invited to and that are not over at `from`, the next first. */
export async function listScheduled(
  { scheduledMeetings }: Pick<Deps, 'scheduledMeetings'>,
  { accountId, email }: { accountId: string; email: string },
  from: number,
): Promise<ScheduledMeetingRecord[]> {
  const notOver = { startsAt: { $gt: from - LONGEST_MS }, cancelledAt: null };
  const [own, invited] = await Promise.all([
    scheduledMeetings.find({ ownerId: accountId, ...notOver }).lean(),
    scheduledMeetings.find({ invited: email.toLowerCase(), ...notOver }).lean(),
  ]);
  return [...own, ...invited]
    .filter((meeting) => endsAt(meeting) > from)
    .sort((a, b) => a.startsAt - b.startsAt || compareKeys(a._id, b._id));
}

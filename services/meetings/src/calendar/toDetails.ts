import type { AccountCaller } from '@meet/contracts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

type Details = Pick<
  ScheduledMeetingRecord,
  'subject' | 'description' | 'startsAt' | 'durationInMinutes' | 'timeZone' | 'invited'
>;

export function toDetails(
  input: Omit<Details, 'description'> & { description?: string },
  owner: AccountCaller,
): Details {
  const own = owner.email.toLowerCase();
  const invited = new Set(input.invited.map((address) => address.toLowerCase()));
  invited.delete(own);
  return {
    subject: input.subject.trim(),
    description: input.description?.trim() ?? '',
    startsAt: input.startsAt,
    durationInMinutes: input.durationInMinutes,
    timeZone: input.timeZone,
    invited: [...invited],
  };
}

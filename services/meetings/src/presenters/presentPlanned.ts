import type { AccountCaller } from '@meet/contracts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import type { ShowAddress } from '../people/addressesShownTo.ts';

/** Presents a planned meeting. For people who do not own it, `show` formats the addresses. */
export const presentPlanned = (
  meeting: ScheduledMeetingRecord,
  { accountId }: AccountCaller,
  show: ShowAddress = (email) => email,
) => ({
  scheduledMeetingId: meeting._id,
  roomId: meeting.roomId,
  subject: meeting.subject,
  description: meeting.description,
  startsAt: meeting.startsAt,
  durationInMinutes: meeting.durationInMinutes,
  timeZone: meeting.timeZone,
  invited: meeting.ownerId === accountId ? meeting.invited : meeting.invited.map(show),
  isOwner: meeting.ownerId === accountId,
  ownerName: meeting.ownerName,
  ownerEmail: meeting.ownerId === accountId ? meeting.ownerEmail : show(meeting.ownerEmail),
});

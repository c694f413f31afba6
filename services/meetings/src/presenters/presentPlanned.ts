import type { AccountCaller } from '@meet/contracts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

export const presentPlanned = (meeting: ScheduledMeetingRecord, { accountId }: AccountCaller) => ({
  scheduledMeetingId: meeting._id,
  roomId: meeting.roomId,
  subject: meeting.subject,
  description: meeting.description,
  startsAt: meeting.startsAt,
  durationInMinutes: meeting.durationInMinutes,
  timeZone: meeting.timeZone,
  invited: meeting.invited,
  isOwner: meeting.ownerId === accountId,
  ownerName: meeting.ownerName,
});

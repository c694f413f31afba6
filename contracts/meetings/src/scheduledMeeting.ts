import { array, number, object, string, type InferType } from 'yup';
import { flag, timestamp } from '@meet/contracts';

export const scheduledMeeting = object({
  scheduledMeetingId: string().required(),
  roomId: string().required(),
  subject: string().required(),
  description: string().defined(),
  /** Unix milliseconds. */
  startsAt: timestamp(),
  durationInMinutes: number().required(),
  timeZone: string().required(),
  invited: array(string().required()).required(),
  isOwner: flag().required(),
  ownerName: string().defined(),
  /** Obfuscated, as those of the invited, to whom does not know the owner. */
  ownerEmail: string().defined(),
}).meta({ name: 'ScheduledMeeting' });
export type ScheduledMeeting = InferType<typeof scheduledMeeting>;

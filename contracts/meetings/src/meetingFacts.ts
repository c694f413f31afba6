import { boolean, number, object, string } from 'yup';
import { timestamp } from '@meet/contracts';

export const meetingParticipant = object({
  fullName: string().required(),
  email: string().nullable().defined(),
  joinedAt: timestamp(),
  leftAt: timestamp().nullable(),
  secondsPresent: number().required(),
}).meta({ name: 'MeetingParticipant' });

export const meetingFields = {
  meetingId: string().required(),
  roomId: string().required(),
  subject: string().defined(),
  ownerName: string().defined(),
  isOwner: boolean().required(),
  meetingStartTime: timestamp(),
};

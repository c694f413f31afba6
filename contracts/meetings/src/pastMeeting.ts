import { array, number, object, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import { meetingParticipant, meetingFields } from './meetingFacts.ts';

export const pastMeeting = object({
  ...meetingFields,
  meetingEndTime: timestamp(),
  durationInSeconds: number().required(),
  participants: array(meetingParticipant.required()).required(),
}).meta({ name: 'PastMeeting' });
export type PastMeeting = InferType<typeof pastMeeting>;

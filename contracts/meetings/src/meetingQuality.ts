import { string } from 'yup';

export const MEETING_QUALITIES = ['good', 'bad'] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** Rating of the pictures and the sound of a meeting by somebody who was in it. */
export const meetingQuality = () =>
  string<MeetingQuality>().strict().oneOf(MEETING_QUALITIES).meta({ name: 'MeetingQuality' });

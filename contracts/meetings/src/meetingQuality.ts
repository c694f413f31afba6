import { string } from 'yup';

export const MEETING_QUALITIES = ['good', 'bad'] as const;
export type MeetingQuality = (typeof MEETING_QUALITIES)[number];

/** How somebody found the pictures and the sound of a meeting that they were in. */
export const meetingQuality = () =>
  string<MeetingQuality>().strict().oneOf(MEETING_QUALITIES).meta({ name: 'MeetingQuality' });

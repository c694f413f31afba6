import { array, object, string, type InferType } from 'yup';
import { roomType } from './fields.ts';

/** One choice of the Room id select. */
const meetingOption = object({
  roomId: string().required(),
  type: roomType().required(),
  label: string().nullable().defined(),
  email: string().required(),
}).meta({ name: 'MeetingOption' });
export type MeetingOption = InferType<typeof meetingOption>;

export const meetingOptions = () => array(meetingOption.required()).required();

import { boolean, object, string, type InferType } from 'yup';
import { timestamp, fraction } from '@meet/contracts';
import { startMode } from './fields.ts';

/** Data by which a browser enters one meeting as one participant. */
export const meetingSession = object({
  meetingId: string().required(),
  roomId: string().required(),
  isOwner: boolean().required(),
  subject: string().defined(),
  ownerName: string().defined(),
  /** Unix milliseconds; null while nobody has started. */
  meetingStartTime: timestamp().nullable(),
  /** 0: without limit. */
  meetingMaxDurationInMin: fraction(),
  /** Unix milliseconds at which the server will end the meeting; null while no clock runs. */
  meetingEndTime: timestamp().nullable(),
  serverTime: timestamp(),
  isMeetingPaid: boolean().required(),
  heartbeatCallRateInMins: fraction(),
  meetingContactHistoryId: string().required(),
  userIsMeetingOwner: boolean().required(),
  userHasAccessToStartMeeting: boolean().required(),
  userIsInSameGroupAsOwnerAsModerator: boolean().required(),
  startMode: startMode().required(),
  /** Whether a password stands before the room. */
  passwordRequired: boolean().required(),
  /** Told to owners, users with start access and same-group moderators alone. */
  password: string().nullable().defined(),
  lobby: boolean().required(),
  /** The name and e-mail that the room shows. */
  participantName: string().required(),
  participantEmail: string().nullable().defined(),
  /** Names this room, this participant and one role; lives for minutes. */
  jwt: string().required(),
  /** Empty: the page's own host. */
  jitsiDomain: string().defined(),
  /** The IFrame API's script, absolute or from the page's own origin. */
  jitsiScriptUrl: string().required(),
});
export type MeetingSession = InferType<typeof meetingSession>;

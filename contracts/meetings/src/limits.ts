/** Limits that meeting forms and routes share beside the product's own. Lengths in characters. */
export const MEETING_LIMITS = {
  joinRoomOrEmail: 60,
  subject: 200,
  password: 128,
  roomLabel: 50,
  invitedParticipants: 100,
  description: 2000,
  historyPage: 20,
  historyPageMax: 100,
  scheduledMinutesMin: 5,
  scheduledMinutesMax: 24 * 60,
  customRooms: 50,
} as const;

/** An unpaid meeting ends so long after its time. */
export const MEETING_END_GRACE_MS = 5_000;
/** Time for which a call rings before it counts as missed, milliseconds. */
export const RING_MS = 40_000;
/** Time for which its caller sees the result of a call, milliseconds. */
export const PLACED_CALL_SHOWN_MS = 120_000;
/** The contact history id is sent again after this long, and at most this often. */
export const CONTACT_HISTORY_RETRY_MS = 5_000;
export const CONTACT_HISTORY_TRIES = 6;
/** More people than this in an unpaid meeting start its clock. */
export const FREE_MEETING_PARTICIPANTS = 2;

export const ROOM_TYPE = { personal: 1, random: 2, labelled: 3 } as const;
export type RoomType = (typeof ROOM_TYPE)[keyof typeof ROOM_TYPE];

/** 1 camera on, 2 camera off, 3 camera off and screen share. */
export const START_MODE = { video: 1, videoMuted: 2, screenShare: 3 } as const;
export type StartMode = (typeof START_MODE)[keyof typeof START_MODE];

/** Bounds of polls; texts in characters. */
export const POLL_LIMITS = {
  question: 300,
  option: 100,
  optionsMin: 2,
  options: 10,
  /** Polls of one meeting. */
  perMeeting: 30,
  /** People who vote in one poll. */
  voters: 2_000,
} as const;

/** Bounds of one recording. */
export const RECORDING_LIMITS = {
  durationMs: 4 * 3_600_000,
  bytes: 2_000_000_000,
  partBytes: 16_000_000,
  segments: 50,
  /** Recordings that an owner may have at once. */
  perOwner: 200,
} as const;
/** Media types that browsers record: a container, with or without its codecs. */
export const RECORDING_TYPE = /^video\/(webm|mp4)(; ?codecs=[\w.,"]{1,60})?$/;
/** A recorder that sends nothing for this long has gone: another host goes on, or the recording ends. */
export const RECORDING_LEASE_MS = 60_000;

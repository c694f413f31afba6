/** Limits that meeting forms and routes share, in addition to `LIMITS`. Lengths are in characters. */
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

/** Time between the end of an unpaid meeting's limit and the moment at which the server ends it. */
export const MEETING_END_GRACE_MS = 5_000;
/** Time for which a call rings before it counts as missed, in milliseconds. */
export const RING_MS = 40_000;
/** Time for which its caller sees the result of a call, in milliseconds. */
export const PLACED_CALL_SHOWN_MS = 120_000;
/** Interval at which a page sends the contact history id again, and the maximum number of tries. */
export const CONTACT_HISTORY_RETRY_MS = 5_000;
export const CONTACT_HISTORY_TRIES = 6;
/** Number of participants above which an unpaid meeting's time limit starts to run. */
export const FREE_MEETING_PARTICIPANTS = 2;

export const ROOM_TYPE = { personal: 1, random: 2, labelled: 3 } as const;
export type RoomType = (typeof ROOM_TYPE)[keyof typeof ROOM_TYPE];

/** 1: camera on; 2: camera off; 3: camera off and screen share. */
export const START_MODE = { video: 1, videoMuted: 2, screenShare: 3 } as const;
export type StartMode = (typeof START_MODE)[keyof typeof START_MODE];

/** Bounds of polls; lengths of texts in characters. */
export const POLL_LIMITS = {
  question: 300,
  option: 100,
  optionsMin: 2,
  options: 10,
  /** Maximum number of polls in one meeting. */
  perMeeting: 30,
  /** Maximum number of voters in one poll. */
  voters: 2_000,
} as const;

/** Bounds of one meeting's transcript; lengths of texts in characters. */
export const TRANSCRIPT_LIMITS = {
  /** Maximum length of one line. */
  text: 2_000,
  /** Number of lines that are stored together. */
  pageLines: 100,
  pages: 100,
  /** Maximum length of all lines together. */
  characters: 2_000_000,
} as const;

/** Bounds of one meeting's notes. */
export const NOTES_LIMITS = {
  /** Maximum length of a text that pages write, in characters. */
  characters: 100_000,
  /** Maximum size of the stored text with the traces of its changes, in bytes. */
  bytes: 500_000,
  /** Maximum length of one change in base64. */
  updateLength: 48_000,
} as const;

/** Bounds of one recording. */
export const RECORDING_LIMITS = {
  durationMs: 4 * 3_600_000,
  bytes: 2_000_000_000,
  partBytes: 16_000_000,
  segments: 50,
  /** Maximum number of recordings of one owner. */
  perOwner: 200,
} as const;
/** Media types of recordings: a container, with or without its codecs. */
export const RECORDING_TYPE = /^video\/(webm|mp4)(; ?codecs=[\w.,"]{1,60})?$/;
/** Time without data after which a recorder counts as gone. Then another host continues the recording, or it ends. */
export const RECORDING_LEASE_MS = 60_000;

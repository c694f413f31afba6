/** Number of people that a mesh supports before everyone's uplink suffers. */
export const MAX_PARTICIPANTS = 6;
/** Number of people above which a room has an audience, until a host decides otherwise. */
export const SPEAKERS_MAX = 30;
/** Time for which a participant whose socket dropped keeps the seat and is shown as reconnecting. */
export const RESUME_GRACE_MS = 15_000;
/** Interval of the browser's pings. A side that receives nothing for `SILENCE_LIMIT_MS` gives up the socket. */
export const PING_INTERVAL_MS = 4_000;
export const SILENCE_LIMIT_MS = 10_000;
/** Time after which a socket without a valid first frame is closed. */
export const HELLO_DEADLINE_MS = 10_000;
/** Maximum of messages kept for a peer that may reconnect; a peer that missed more joins again. */
export const OUTBOX_LIMIT = 512;
/** Maximum length of these messages together, as JSON. It applies on the server, which keeps them for everybody. */
export const OUTBOX_LIMIT_LENGTH = 1024 * 1024;
/** Largest frame that either side accepts, in bytes: a session description with every codec is about 12 KB. */
export const FRAME_LIMIT_BYTES = 64 * 1024;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 128;
export const SUBJECT_MAX_LENGTH = 200;
export const ROOM_NAME_MAX_LENGTH = 128;
/** Path of the signalling socket and of everything else that the room serves. */
export const BASE_PATH = '/meeting-room';
export const SIGNAL_PATH = `${BASE_PATH}/signal`;
/** Path of the page that draws backgrounds. */
export const BACKGROUND_PATH = `${BASE_PATH}/background.html`;
/** Path at which the media server reports events of its rooms. */
export const WEBHOOK_PATH = `${BASE_PATH}/media-events`;
/** Frames a second below which the page reports that drawing the background is too much for their device. */
export const BACKGROUND_FPS_MIN = 8;
/** Time for which the frames must stay below the limit, or above it again. */
export const BACKGROUND_SLOW_MS = 5_000;
/** Time without a frame after which the background counts as failed. */
export const BACKGROUND_STALL_MS = 20_000;
/** Largest file of an own picture behind the person. */
export const BACKGROUND_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Number of people that a mesh carries before everyone's uplink suffers. */
export const MAX_PARTICIPANTS = 6;
/** Number of people above which a room has an audience, until a host decides otherwise. */
export const SPEAKERS_MAX = 30;
/** Time for which a participant whose socket dropped keeps the place, and is shown as reconnecting. */
export const RESUME_GRACE_MS = 15_000;
/** The browser sends a ping this often; a side that hears nothing for `SILENCE_LIMIT_MS` gives the socket up. */
export const PING_INTERVAL_MS = 4_000;
export const SILENCE_LIMIT_MS = 10_000;
/** A socket that has said no valid hello by then is closed. */
export const HELLO_DEADLINE_MS = 10_000;
/** Messages kept for a peer that may come back; one that missed more joins again. */
export const OUTBOX_LIMIT = 512;
/** … and how long they may be together, as JSON, on the server, which keeps them for everybody. */
export const OUTBOX_LIMIT_LENGTH = 1024 * 1024;
/** The largest frame either side accepts, in bytes: a session description with every codec is about 12 KB. */
export const FRAME_LIMIT_BYTES = 64 * 1024;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 128;
export const SUBJECT_MAX_LENGTH = 200;
export const ROOM_NAME_MAX_LENGTH = 128;
/** Path of the signalling socket and of everything else the room serves. */
export const BASE_PATH = '/meeting-room';
export const SIGNAL_PATH = `${BASE_PATH}/signal`;
/** Path at which the media server reports what happens in its rooms. */
export const WEBHOOK_PATH = `${BASE_PATH}/media-events`;

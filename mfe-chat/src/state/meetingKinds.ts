/** Kinds of the meeting details dialog that concern chat rooms. */
export const START_CHAT_MEETING = 4;
export const SEND_CHAT_MEETING_INFO = 5;

/** Maximum of lines that a participant gets on joining. */
export const CHAT_LINES_MAX = 100;
/** Maximum of characters of these lines together: far less than a socket may buffer. */
export const CHAT_HISTORY_MAX_LENGTH = 200_000;
/** Id that a page gives its own message; a repeated id marks the same message. */
export const CHAT_ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;

/** A message of the meeting's chat. */
export interface ChatLine {
  /** Key of the message, which is the same in each delivery. */
  key: string;
  /** Id that the author's page gave it. */
  sentAs: string;
  name: string;
  /** True if the author has no account. */
  isGuest: boolean;
  /** Empty once the message is deleted. */
  content: string;
  /** Time in milliseconds since the epoch. */
  at: number;
}

/** Rules for messages of people in the room. */
export interface ChatRules {
  /** Maximum length of a text, in characters. */
  textMax: number;
}

export type ChatRefusal = 'blank' | 'too-long' | 'too-often' | 'failed';

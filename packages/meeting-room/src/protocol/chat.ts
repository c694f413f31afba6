/** Lines that who comes later is shown. */
export const CHAT_LINES_MAX = 100;
/** All of them together, in characters: far below what a socket may have waiting. */
export const CHAT_HISTORY_MAX_LENGTH = 200_000;
/** Id that a page gives its own message; a repeated id marks the same message. */
export const CHAT_ID_PATTERN = /^[A-Za-z0-9_-]{8,64}$/;

/** A message of the meeting's chat. */
export interface ChatLine {
  /** The message's own, whichever way it comes. */
  key: string;
  /** Id that its writer's page gave it. */
  sentAs: string;
  name: string;
  /** Written by somebody without an account. */
  isGuest: boolean;
  /** Empty once the message is deleted. */
  content: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Rules for messages of people in the room. */
export interface ChatRules {
  /** The longest text, in characters. */
  textMax: number;
}

export type ChatRefusal = 'blank' | 'too-long' | 'too-often' | 'failed';

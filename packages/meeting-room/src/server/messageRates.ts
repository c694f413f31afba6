import type { ClientMessage, NotesMessage, PollMessage, TranscriptMessage } from '../protocol/messages.ts';
import { CAPTION_RATE } from '../protocol/captions.ts';
import { REACTION_RATE } from '../protocol/reactions.ts';
import { AttemptLimit } from './AttemptLimit.ts';

interface MessageRate {
  attempts: number;
  windowMs: number;
  /** Maximum of JSON characters in the window; by default, only the limit of frames applies. */
  length?: number;
}

/** Messages with these limits. The others have rates of their own, and an answer if they exceed them. */
export type RatedMessage = Exclude<ClientMessage, PollMessage | NotesMessage | TranscriptMessage | { type: 'say' }>;

const WINDOW_MS = 10_000;
const MODERATION: MessageRate = { attempts: 30, windowMs: WINDOW_MS };

/** Limits of one person's messages in a room, far above the rate of a person or a browser. */
export const MESSAGE_RATES: Record<RatedMessage['type'], MessageRate> = {
  /** Five peers at once need about 100 messages and 60 KB. */
  signal: { attempts: 300, length: 600_000, windowMs: WINDOW_MS },
  /** Updates beyond the limit are announced together. */
  update: { attempts: 30, windowMs: WINDOW_MS },
  /** A pen sends its points 125 times in the window; after a lost connection, it sends all of them at once. */
  draw: { attempts: 300, length: 300_000, windowMs: WINDOW_MS },
  /** An eraser removes each line that it touches. */
  erase: { attempts: 150, length: 300_000, windowMs: WINDOW_MS },
  clearBoard: { attempts: 10, windowMs: WINDOW_MS },
  react: REACTION_RATE,
  caption: CAPTION_RATE,
  /** A page waits longer after each failure. */
  askMedia: { attempts: 20, windowMs: WINDOW_MS },
  kick: MODERATION,
  mute: MODERATION,
  askUnmute: MODERATION,
  lowerHand: MODERATION,
  feature: MODERATION,
  grantModerator: MODERATION,
  setSubject: MODERATION,
  setPassword: MODERATION,
  setLobby: MODERATION,
  setRights: MODERATION,
  setAudience: MODERATION,
  setSpeaker: MODERATION,
  /** A host may answer a full lobby person by person. */
  answerKnock: { attempts: 150, windowMs: WINDOW_MS },
  end: MODERATION,
  leave: MODERATION,
};

/** Counts the messages of the people in one room. */
export class MessageLimits {
  #counts = new Map<RatedMessage['type'], AttemptLimit>();
  #lengths = new Map<RatedMessage['type'], AttemptLimit>();

  constructor() {
    for (const [type, { attempts, length = Infinity, windowMs }] of Object.entries(MESSAGE_RATES)) {
      this.#counts.set(type as RatedMessage['type'], new AttemptLimit({ attempts, windowMs }));
      this.#lengths.set(type as RatedMessage['type'], new AttemptLimit({ attempts: length, windowMs }));
    }
  }

  /**
   * Counts a message. Returns false, without counting, when the person has exceeded the number or the length of its
   * type.
   */
  take(person: string, message: RatedMessage): boolean {
    const lengths = this.#lengths.get(message.type)!;
    if (lengths.isExhausted(person) || !this.#counts.get(message.type)!.take(person)) return false;
    lengths.count(person, JSON.stringify(message).length);
    return true;
  }
}

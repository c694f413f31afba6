import type { MediaSource } from '../protocol/mediaSources.ts';
import type { MediaType } from '../protocol/messages.ts';

/** Address and token by which a page reaches the media of its room, once. */
export interface MediaAccess {
  url: string;
  token: string;
}

/** The book of the rooms, by which a media server enforces who is in them. */
export interface MediaBook {
  /** Whether a meeting of this session is under way. */
  isOpen(sessionId: string): boolean;
  /** Returns the sources that a participant may publish; undefined if the participant is not in that meeting. */
  getSources(sessionId: string, participantId: string): readonly MediaSource[] | undefined;
}

/**
 * Carries the media of all rooms. The room's server decides, and the media server enforces. Methods without a promise
 * log their failures; the next comparison with the book makes up for them.
 */
export interface MediaServer {
  readonly kind: 'livekit';
  /** Opens the meeting's media if need be, and resolves with the participant's access. Rejects if the server is away. */
  admit(sessionId: string, participantId: string): Promise<MediaAccess>;
  /** Sends a participant out; a token from before brings nobody back for longer than the server needs to report it. */
  remove(sessionId: string, participantId: string): void;
  /** Mutes what a participant publishes now. */
  mute(sessionId: string, participantId: string, mediaType: MediaType): void;
  /** Applies what a participant may publish by now; tracks of other sources end. */
  applyRights(sessionId: string, participantId: string): void;
  /** Resolves if the server answers. */
  probe(): Promise<unknown>;
  /** Ends the meeting's media for everybody. */
  close(sessionId: string): void;
}

/** Creates the media server of the rooms in a book. */
export type CreateMediaServer = (book: MediaBook) => MediaServer;

import type { MediaSource } from '../protocol/mediaSources.ts';
import type { MediaType } from '../protocol/messages.ts';

/** Address and single-use token by which a page reaches the media of its room. */
export interface MediaAccess {
  url: string;
  token: string;
}

/** Record of the rooms, by which a media server enforces who is in them. */
export interface MediaBook {
  /** Returns whether a meeting of this session is under way. */
  isOpen(sessionId: string): boolean;
  /** Returns the sources that a participant may publish, or undefined if the participant is not in that meeting. */
  getSources(sessionId: string, participantId: string): readonly MediaSource[] | undefined;
}

/**
 * Carries the media of all rooms. The room's server decides, and the media server enforces. Methods that return no
 * promise log their failures; the next comparison with the book corrects them.
 */
export interface MediaServer {
  readonly kind: 'livekit';
  /** Opens the meeting's media if necessary. Resolves to the participant's access; rejects if the server is away. */
  admit(sessionId: string, participantId: string): Promise<MediaAccess>;
  /** Removes a participant. An earlier token can bring them back only until the media server reports it. */
  remove(sessionId: string, participantId: string): void;
  /** Mutes the tracks that a participant publishes now. */
  mute(sessionId: string, participantId: string, mediaType: MediaType): void;
  /** Applies the sources that a participant may publish now; tracks of other sources end. */
  applyRights(sessionId: string, participantId: string): void;
  /** Resolves if the server answers. */
  probe(): Promise<unknown>;
  /** Ends the meeting's media for everybody. */
  close(sessionId: string): void;
}

/** Creates the media server for the rooms in a book. */
export type CreateMediaServer = (book: MediaBook) => MediaServer;

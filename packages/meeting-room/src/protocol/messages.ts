import type { ChatLine, ChatRefusal, ChatRules } from './chat.ts';
import type { MediaSource } from './mediaSources.ts';
import type { NotesRefusal, NotesRules } from './notes.ts';
import type { PollRefusal, PollRules, RoomPoll } from './polls.ts';
import type { TranscriptRefusal } from './transcripts.ts';
import type { ClientMessage, MediaType, PeerSignal, StrokePart } from './clientFrame.ts';

export type {
  ClientFrame,
  ClientMessage,
  JoinRequest,
  MediaType,
  PeerSignal,
  SelfChange,
  StrokePart,
} from './clientFrame.ts';

/** Messages of the signalling socket. The server validates messages of pages by the schema; pages trust the server. */

export type Role = 'moderator' | 'participant';

export type PersonColours = readonly [pale: string, deep: string];

export interface Participant {
  id: string;
  name: string;
  /** Visible only to the participant and, obfuscated, to moderators. */
  email?: string;
  /** Picture that the server has stored; pages can't set it. */
  avatarUrl?: string;
  /** True if the person joined without an account, under a name of their own choice. */
  isGuest: boolean;
  /**
   * [pale, deep] colours of the person. They are the same in all of the product, without revealing the e-mail address.
   */
  colours: PersonColours;
  role: Role;
  audioMuted: boolean;
  videoMuted: boolean;
  sharing: boolean;
  /** Time in milliseconds since the epoch; 0 while the hand is down. */
  handRaisedAt: number;
  /** Set while the person may publish nothing until a host lets them speak. */
  isAudience?: true;
  /** False while the socket is lost and may still reconnect. */
  connected: boolean;
}

export interface RoomInfo {
  name: string;
  /** Id of one meeting; the next meeting in the same room has another one. */
  sessionId: string;
  subject: string;
  /** Time in milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  passwordSet: boolean;
  lobby: boolean;
  /** Set while the meeting is recorded. */
  recorded?: true;
  /** Set while captions are kept as the meeting's transcript. */
  transcribed?: true;
  /** Sources that only moderators may publish now; undefined in a room that can't enforce it. */
  forbidden?: readonly MediaSource[];
  /** Participant whom a host shows large to everyone. */
  featured?: string;
  /** Whether people who join need permission to speak; undefined in a room that can't enforce it. */
  audience?: boolean;
  /** Set while pages connect directly because the media server is away. */
  isMesh?: true;
}

export interface Knocker {
  id: string;
  name: string;
  avatarUrl?: string;
  isGuest: boolean;
  colours: PersonColours;
}

/** RTCIceServer without the DOM's types, so that the server can use it. */
export interface IceServer {
  urls: string | string[];
  username?: string;
  credential?: string;
}

export type LeaveReason = 'left' | 'lost' | 'kicked' | 'replaced' | 'ended';

export type ServerMessage =
  | { type: 'signal'; from: string; signal: PeerSignal }
  | { type: 'participantJoined'; participant: Participant }
  | { type: 'participantChanged'; participant: Participant }
  | { type: 'participantLeft'; id: string; reason: LeaveReason; by?: string }
  | { type: 'roomChanged'; room: RoomInfo }
  /** Complete list of the waiting people; only moderators receive it. */
  | { type: 'knockers'; knockers: Knocker[] }
  /** Lines of the whiteboard, or additions to them. A participant who joins receives all lines. */
  | { type: 'strokes'; strokes: Stroke[] }
  | { type: 'strokesErased'; ids: string[] }
  | { type: 'boardCleared'; by: string }
  /** Lines of the meeting's chat: all so far for a participant who joins, then each new one. */
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'chatRefused'; id: string; why: ChatRefusal }
  /** Polls of the meeting: all so far for a participant who joins, then each one that changed. */
  | { type: 'polls'; polls: RoomPoll[] }
  /** `id` is the id of the poll. */
  | { type: 'pollRefused'; id: string; why: PollRefusal }
  | { type: 'transcriptRefused'; why: TranscriptRefusal }
  /** Part of the notes. Together, the parts are updates of Yjs in base64, with spaces between them. */
  | { type: 'notes'; part: string; isLast: boolean }
  /** Change of the notes by another participant, as an update of Yjs in base64. */
  | { type: 'notesWritten'; update: string }
  | { type: 'notesStored'; id: string }
  /** `id` is the id of the change; empty if the notes were requested. */
  | { type: 'notesRefused'; id: string; why: NotesRefusal }
  /** Somebody began the notes, which this participant has not opened. */
  | { type: 'notesBegun'; name: string; isGuest: boolean }
  /** Another participant shows one of REACTIONS. */
  | { type: 'reacted'; by: string; reaction: number }
  /** Caption of another participant; it replaces their last one if that was not final. */
  | { type: 'captioned'; by: string; text: string; isFinal: boolean }
  | { type: 'muted'; mediaType: MediaType; by: string }
  /** A host requests that the person turn on their microphone, which only the person can do. */
  | { type: 'unmuteAsked'; by: string }
  /** A host lowered the person's hand without letting them speak. */
  | { type: 'handLowered'; by: string }
  /** Opens the room's media once, within a minute. Sent to participants who join, and to those who request it. */
  | { type: 'mediaAccess'; url: string; token: string }
  /** The media server does not answer now. */
  | { type: 'mediaAway' }
  /** Many wrong passwords were given at the door; only moderators receive it. */
  | { type: 'guessing' }
  | { type: 'kicked'; by?: string; reason?: string }
  | { type: 'ended'; reason: EndReason }
  /** The session with which the person joined has ended. */
  | { type: 'signedOut' }
  /** The same token joined elsewhere: one token is one participant. */
  | { type: 'replaced' };

/** Reason for which a meeting ended for all. `host`: a moderator in the room ended it. */
export type EndReason = 'host' | 'time-limit' | 'system';

export type RefusalCode =
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'NOT_ALLOWED'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_WRONG'
  | 'TOO_MANY_ATTEMPTS'
  | 'LOBBY_REFUSED'
  | 'ROOM_FULL'
  | 'ROOM_UNKNOWN'
  | 'KICKED'
  /** The session that requested the token has ended. */
  | 'SIGNED_OUT'
  | 'MEETING_ENDED'
  | 'PLACE_UNKNOWN'
  | 'BAD_REQUEST'
  /** The service that decides about admission does not answer now. */
  | 'UNAVAILABLE'
  | 'SERVER_ERROR';

/**
 * Reason for which the door is closed. `lobby`: a host decides about each person. `host-away`: as before, but no host
 * has come yet. `host-left`: as before, but the last host left. `not-started`: everybody enters once a host comes.
 * `host-back`: everybody enters once a host comes back.
 */
export type WaitReason = 'lobby' | 'host-away' | 'host-left' | 'not-started' | 'host-back';

export interface Joined {
  self: Participant;
  /** Secret that resumes this seat after a lost connection. */
  place: string;
  participants: Participant[];
  room: RoomInfo;
  knockers: Knocker[];
  iceServers: IceServer[];
  maxParticipants: number;
  /** Server that carries the media; without one, pages connect directly. */
  media?: 'livekit';
  /** Rules of the meeting's chat, if the room has one. */
  chat?: ChatRules;
  /** Rules of the meeting's polls, if the room has them. */
  polls?: PollRules;
  /** Rules of the meeting's notes, if the room has them. */
  notes?: NotesRules;
  /** Set if hosts may keep the captions of the meeting. */
  transcripts?: true;
  /** The server's clock when it sent this, in milliseconds since the epoch. */
  now: number;
}

/** One line of the whiteboard, or an addition to it. */
export interface Stroke extends StrokePart {
  /** Id of the participant who drew the line, with their name at that time. */
  by: string;
  name: string;
  /** Set for a line that a guest began. */
  isGuest?: true;
}

export interface Envelope<M> {
  seq: number;
  ack: number;
  message: M;
}

export type ServerFrame =
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'waiting'; reason: WaitReason }
  | { kind: 'joined'; joined: Joined }
  | { kind: 'resumed'; received: number }
  | ({ kind: 'message' } & Envelope<ServerMessage>)
  | { kind: 'pong'; ack: number };

/** Requests about polls; the code of polls checks who may make them. */
export type PollMessage = Extract<ClientMessage, { type: 'openPoll' | 'vote' | 'endPoll' }>;

/** Requests about notes, which everyone in the room may make. */
export type NotesMessage = Extract<ClientMessage, { type: 'openNotes' | 'writeNotes' }>;

/** Request about the transcript; the code of transcripts checks who may make it. */
export type TranscriptMessage = Extract<ClientMessage, { type: 'keepTranscript' }>;

/** Requests of moderators only. */
export type Moderation = Exclude<
  ClientMessage,
  | PollMessage
  | NotesMessage
  | TranscriptMessage
  | { type: 'signal' | 'update' | 'draw' | 'erase' | 'clearBoard' | 'say' | 'react' | 'askMedia' | 'leave' }
>;

import type { ChatLine, ChatRefusal, ChatRules } from './chat.ts';
import type { MediaSource } from './mediaSources.ts';
import type { PollRefusal, PollRules, RoomPoll } from './polls.ts';
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

/** Messages of the signalling socket. The server validates those of pages by the schema; pages trust the server. */

export type Role = 'moderator' | 'participant';

export type PersonColours = readonly [pale: string, deep: string];

export interface Participant {
  id: string;
  name: string;
  /** Known to moderators and to the participant alone. */
  email?: string;
  /** The picture that the server has stored; pages name none. */
  avatarUrl?: string;
  /** Joined without an account, under a name of their own choice. */
  isGuest: boolean;
  /** [pale, deep] of the person, the same all over the product though their e-mail is not told. */
  colours: PersonColours;
  role: Role;
  audioMuted: boolean;
  videoMuted: boolean;
  sharing: boolean;
  /** Milliseconds since the epoch; 0 while the hand is down. */
  handRaisedAt: number;
  /** Set while the person may publish nothing until a host lets them speak. */
  isAudience?: true;
  /** False while the socket is lost and may still come back. */
  connected: boolean;
}

export interface RoomInfo {
  name: string;
  /** One meeting's own; the next in the same room has another. */
  sessionId: string;
  subject: string;
  /** Milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  passwordSet: boolean;
  lobby: boolean;
  /** Set while the meeting is recorded. */
  recorded?: true;
  /** Sources that only moderators may publish now; left out in a room that can't enforce it. */
  forbidden?: readonly MediaSource[];
  /** Participant whom a host shows large to everyone. */
  featured?: string;
  /** Whether those who join ask before they speak; left out in a room that can't enforce it. */
  audience?: boolean;
  /** Set while pages reach each other directly because the media server is away. */
  isMesh?: true;
}

export interface Knocker {
  id: string;
  name: string;
  avatarUrl?: string;
  isGuest: boolean;
  colours: PersonColours;
}

/** RTCIceServer without the DOM's types, so that the server can name it. */
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
  /** The whole list of who waits; only moderators hear it. */
  | { type: 'knockers'; knockers: Knocker[] }
  /** Lines of the whiteboard, or what was added to them; all of them for who joins. */
  | { type: 'strokes'; strokes: Stroke[] }
  | { type: 'strokesErased'; ids: string[] }
  | { type: 'boardCleared'; by: string }
  /** Lines of the meeting's chat: those so far for a participant who joins, then each new one. */
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'chatRefused'; id: string; why: ChatRefusal }
  /** Polls of the meeting: those so far for a participant who joins, then each that changed. */
  | { type: 'polls'; polls: RoomPoll[] }
  /** `id` is the poll's. */
  | { type: 'pollRefused'; id: string; why: PollRefusal }
  /** Somebody else shows one of REACTIONS. */
  | { type: 'reacted'; by: string; reaction: number }
  /** Caption of somebody else; it replaces their last one that was not final. */
  | { type: 'captioned'; by: string; text: string; isFinal: boolean }
  | { type: 'muted'; mediaType: MediaType; by: string }
  /** A host would like the person to turn on their microphone, which they alone can do. */
  | { type: 'unmuteAsked'; by: string }
  /** A host has lowered the person's hand without letting them speak. */
  | { type: 'handLowered'; by: string }
  /** Opens the room's media once, within a minute; sent to who joins, and to who asks for it. */
  | { type: 'mediaAccess'; url: string; token: string }
  /** The media server does not answer for now. */
  | { type: 'mediaAway' }
  /** Many wrong passwords were given at the door; only moderators hear it. */
  | { type: 'guessing' }
  | { type: 'kicked'; by?: string; reason?: string }
  | { type: 'ended'; reason: EndReason }
  /** The session that the person joined with has ended. */
  | { type: 'signedOut' }
  /** The same token joined elsewhere: one token is one participant. */
  | { type: 'replaced' };

/** Why a meeting was ended for all. `host`: a moderator in the room did. */
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
  /** The session that asked for the token has ended. */
  | 'SIGNED_OUT'
  | 'MEETING_ENDED'
  | 'PLACE_UNKNOWN'
  | 'BAD_REQUEST'
  /** The service that decides who may come in does not answer for now. */
  | 'UNAVAILABLE'
  | 'SERVER_ERROR';

/**
 * Why the door is not open yet: a host looks at who waits in the `lobby`; none has come so far, `host-away`; the last one
 * went, `host-left`; or everybody enters once the host comes, `not-started`, or comes back, `host-back`.
 */
export type WaitReason = 'lobby' | 'host-away' | 'host-left' | 'not-started' | 'host-back';

export interface Joined {
  self: Participant;
  /** Secret that takes this seat again after a lost connection. */
  place: string;
  participants: Participant[];
  room: RoomInfo;
  knockers: Knocker[];
  iceServers: IceServer[];
  maxParticipants: number;
  /** Server that carries the media; without one, pages reach each other directly. */
  media?: 'livekit';
  /** Rules of the meeting's chat, if the room shows it. */
  chat?: ChatRules;
  /** Rules of the meeting's polls, if the room has them. */
  polls?: PollRules;
  /** The server's clock at sending, milliseconds since the epoch. */
  now: number;
}

/** One line of the whiteboard, or what was added to it. */
export interface Stroke extends StrokePart {
  /** The participant who drew it, and their name then. */
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

/** Requests about polls; the polls themselves say who may make them. */
export type PollMessage = Extract<ClientMessage, { type: 'openPoll' | 'vote' | 'endPoll' }>;

/** Requests of moderators only. */
export type Moderation = Exclude<
  ClientMessage,
  PollMessage | { type: 'signal' | 'update' | 'draw' | 'erase' | 'clearBoard' | 'say' | 'react' | 'askMedia' | 'leave' }
>;

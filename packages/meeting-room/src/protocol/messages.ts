import type { Stroke, StrokePart } from './board.ts';
import type { ChatLine, ChatRefusal, ChatRules } from './chat.ts';

/** What travels over the signalling socket; the server checks every field, the page trusts the server. */

export type Role = 'moderator' | 'participant';
export type MediaType = 'audio' | 'video';

export interface Participant {
  id: string;
  name: string;
  /** Known to moderators and to the participant alone. */
  email?: string;
  avatarUrl?: string;
  role: Role;
  audioMuted: boolean;
  videoMuted: boolean;
  sharing: boolean;
  /** Milliseconds since the epoch; 0 while the hand is down. */
  handRaisedAt: number;
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
}

export interface Knocker {
  id: string;
  name: string;
}

/** RTCIceServer without the DOM's types, so that the server can name it. */
export interface IceServer {
  urls: string | string[];
  username?: string;
  credential?: string;
}

/** One step of a peer connection's negotiation, relayed unread. */
export type PeerSignal =
  | { description: { type: string; sdp?: string } }
  | {
      candidate: {
        candidate?: string;
        sdpMid?: string | null;
        sdpMLineIndex?: number | null;
        usernameFragment?: string | null;
      } | null;
    };

/** What participants may change about themselves. */
export interface SelfChange {
  name?: string;
  email?: string;
  avatarUrl?: string;
  audioMuted?: boolean;
  videoMuted?: boolean;
  sharing?: boolean;
  handRaised?: boolean;
}

export type ClientMessage =
  | { type: 'signal'; to: string; signal: PeerSignal }
  | { type: 'update'; change: SelfChange }
  /** Begins a line on the whiteboard, or adds to one's own. */
  | { type: 'draw'; part: StrokePart }
  | { type: 'erase'; ids: string[] }
  | { type: 'clearBoard' }
  /** Writes into the meeting's chat; of guests only. */
  | { type: 'say'; id: string; text: string }
  | { type: 'kick'; participantId: string }
  /** Without a participant: everyone but the sender. */
  | { type: 'mute'; participantId?: string; mediaType: MediaType }
  | { type: 'grantModerator'; participantId: string }
  | { type: 'setSubject'; subject: string }
  /** An empty password removes it. */
  | { type: 'setPassword'; password: string }
  | { type: 'setLobby'; enabled: boolean }
  | { type: 'answerKnock'; id: string; admitted: boolean }
  | { type: 'end' }
  | { type: 'leave' };

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
  /** Of the meeting's chat: what was said so far for who joins, then what is said. Only guests hear it. */
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'chatRefused'; id: string; why: ChatRefusal }
  | { type: 'muted'; mediaType: MediaType; by: string }
  | { type: 'kicked'; by?: string; reason?: string }
  | { type: 'ended'; reason: EndReason }
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
  | 'MEETING_ENDED'
  | 'PLACE_UNKNOWN'
  | 'BAD_REQUEST'
  | 'SERVER_ERROR';

export interface JoinRequest {
  room: string;
  token?: string;
  password?: string;
  name?: string;
  email?: string;
  avatarUrl?: string;
  audioMuted: boolean;
  videoMuted: boolean;
}

/** Why the door is not open yet. */
export type WaitReason = 'lobby' | 'not-started';

export interface Joined {
  self: Participant;
  /** Secret that takes this seat again after a lost connection. */
  place: string;
  participants: Participant[];
  room: RoomInfo;
  knockers: Knocker[];
  iceServers: IceServer[];
  maxParticipants: number;
  /** For whom the room itself shows the meeting's chat. */
  chat?: ChatRules;
  /** The server's clock at sending, milliseconds since the epoch. */
  now: number;
}

export interface Envelope<M> {
  seq: number;
  ack: number;
  message: M;
}

export type ClientFrame =
  | { kind: 'join'; request: JoinRequest }
  | { kind: 'resume'; room: string; place: string; received: number }
  | ({ kind: 'message' } & Envelope<ClientMessage>)
  | { kind: 'ping'; ack: number };

export type ServerFrame =
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'waiting'; reason: WaitReason }
  | { kind: 'joined'; joined: Joined }
  | { kind: 'resumed'; received: number }
  | ({ kind: 'message' } & Envelope<ServerMessage>)
  | { kind: 'pong'; ack: number };

/** What only moderators may ask. */
export type Moderation = Exclude<
  ClientMessage,
  { type: 'signal' | 'update' | 'draw' | 'erase' | 'clearBoard' | 'say' | 'leave' }
>;

import type { ChatLine, ChatRules } from '../protocol/chat.ts';
import type { PollRefusal, PollRules, RoomPoll } from '../protocol/polls.ts';
import type { EndReason, Knocker, LeaveReason, Role } from '../protocol/messages.ts';

export interface Log {
  error(error: unknown, message: string): void;
}

/** A participant as the owner of the rooms sees them. */
export interface PresentParticipant {
  id: string;
  name: string;
  email?: string;
  userId?: string;
  participantKey: string;
  role: Role;
  /** Milliseconds since the epoch. */
  joinedAt: number;
}

export interface WaitingPerson extends Omit<Knocker, 'colours' | 'avatarUrl' | 'isGuest'> {
  email?: string;
  userId?: string;
  participantKey: string;
}

/** Hooks by which the owner of the rooms is notified. A hook that throws is logged and changes nothing in the room. */
export interface MeetingRoomHooks {
  onParticipantJoined?(room: string, participant: PresentParticipant): unknown;
  onParticipantLeft?(room: string, participant: PresentParticipant, reason: LeaveReason): unknown;
  onRoomEmpty?(room: string): unknown;
  onMeetingEnded?(room: string, reason: EndReason): unknown;
  onLobbyRequest?(room: string, person: WaitingPerson): unknown;
  /** The person was admitted or refused by a host, or waits no longer for another reason. */
  onLobbyLeft?(room: string, person: WaitingPerson, outcome: LobbyOutcome): unknown;
  /** A moderator changed it from within the room. */
  onRoomChanged?(room: string, change: RoomChange): unknown;
}

/** The meeting's chat, which the owner of the rooms keeps. */
export interface MeetingChat extends ChatRules {
  /** Rate at which one participant may write. */
  rate: { attempts: number; windowMs: number };
  /** Returns the messages of this meeting so far, oldest first. */
  read(room: string): Promise<ChatLine[]>;
  /** Resolves once it is stored, the same id again as the same message; RoomControl.showChat brings it back. */
  write(room: string, writer: PresentParticipant, message: { id: string; content: string }): Promise<unknown>;
}

/** Answer to a request about a poll: the poll as the person sees it now, or why nothing changed. */
export type PollOutcome = { poll: RoomPoll } | { why: PollRefusal };

/** The meeting's polls, which the owner of the rooms keeps. */
export interface MeetingPolls {
  rules: PollRules;
  /** Rate at which one participant may open, vote and end. */
  rate: { attempts: number; windowMs: number };
  /** Returns the polls of this meeting so far, with this participant's votes, the first first. */
  read(room: string, viewer: PresentParticipant): Promise<RoomPoll[]>;
  /** Resolves once it is stored, the same id again as the same poll. */
  open(room: string, host: PresentParticipant, poll: PollDraft): Promise<PollOutcome>;
  vote(room: string, voter: PresentParticipant, vote: { pollId: string; choices: number[] }): Promise<PollOutcome>;
  end(room: string, host: PresentParticipant, pollId: string): Promise<PollOutcome>;
}

export interface PollDraft {
  id: string;
  question: string;
  options: string[];
  isMultiple: boolean;
  isAnonymous: boolean;
}

export type LobbyOutcome = 'admitted' | 'refused' | 'gone';

export interface RoomChange {
  /** Empty when removed. */
  password?: string;
  lobby?: boolean;
  subject?: string;
}

/** Settings of a room from its first participant on. */
export interface RoomSettings {
  password?: string;
  lobby?: boolean;
  /** Participants wait until a moderator is in. */
  waitForModerator?: boolean;
  subject?: string;
  /** The meeting is recorded already. */
  recorded?: boolean;
  /** Milliseconds since the epoch; the first join when left out. */
  startedAt?: number;
  /** By which changes from outside are told from older ones: of password and lobby, of the subject, of the recording. */
  versions?: { room: number; subject: number; recorded?: number };
  /** Participant keys that this meeting keeps out already. */
  barred?: readonly string[];
}

export type LookUpRoomSettings = (roomName: string) => Promise<RoomSettings> | RoomSettings;

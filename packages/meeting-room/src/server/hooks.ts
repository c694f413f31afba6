import type { ChatLine, ChatRules } from '../protocol/chat.ts';
import type { NotesRules } from '../protocol/notes.ts';
import type { PollRefusal, PollRules, RoomPoll } from '../protocol/polls.ts';
import type { ClientMessage, EndReason, Knocker, LeaveReason, Role } from '../protocol/messages.ts';

export interface Log {
  error(error: unknown, message: string): void;
}

/** A participant, as the owner of the rooms sees them. */
export interface PresentParticipant {
  id: string;
  name: string;
  email?: string;
  userId?: string;
  participantKey: string;
  role: Role;
  /** Time in milliseconds since the epoch. */
  joinedAt: number;
}

export interface WaitingPerson extends Omit<Knocker, 'colours' | 'avatarUrl' | 'isGuest'> {
  email?: string;
  userId?: string;
  participantKey: string;
}

/** Hooks that notify the owner of the rooms. A hook that throws is logged and changes nothing in the room. */
export interface MeetingRoomHooks {
  onParticipantJoined?(room: string, participant: PresentParticipant): unknown;
  onParticipantLeft?(room: string, participant: PresentParticipant, reason: LeaveReason): unknown;
  onRoomEmpty?(room: string): unknown;
  onMeetingEnded?(room: string, reason: EndReason): unknown;
  onLobbyRequest?(room: string, person: WaitingPerson): unknown;
  /** Called when a host admitted or refused the person, or when they no longer wait for another reason. */
  onLobbyLeft?(room: string, person: WaitingPerson, outcome: LobbyOutcome): unknown;
  /** Called when a moderator changed the room from within. */
  onRoomChanged?(room: string, change: RoomChange): unknown;
}

/** The meeting's chat, which the owner of the rooms stores. */
export interface MeetingChat extends ChatRules {
  /** Rate at which one participant may write. */
  rate: { attempts: number; windowMs: number };
  /** Returns the messages of this meeting so far, oldest first. */
  read(room: string): Promise<ChatLine[]>;
  /**
   * Stores a message; resolves once it is stored. A repeated id is the same message. RoomControl.showChat delivers it
   * to the room.
   */
  write(room: string, writer: PresentParticipant, message: { id: string; content: string }): Promise<unknown>;
}

/** Answer to a request about a poll: the poll as the person sees it now, or the reason for a refusal. */
export type PollOutcome = { poll: RoomPoll } | { why: PollRefusal };

/** The meeting's polls, which the owner of the rooms stores. */
export interface MeetingPolls {
  rules: PollRules;
  /** Rate at which one participant may open polls, vote and end polls. */
  rate: { attempts: number; windowMs: number };
  /** Returns the polls of this meeting so far, oldest first, with this participant's votes. */
  read(room: string, viewer: PresentParticipant): Promise<RoomPoll[]>;
  /** Opens a poll; resolves once it is stored. A repeated id is the same poll. */
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

export type Caption = Omit<Extract<ClientMessage, { type: 'caption' }>, 'type'>;

/** The meeting's transcript, which the owner of the rooms stores. */
export interface MeetingTranscripts {
  /** Rate at which one host may turn it on and off. */
  rate: { attempts: number; windowMs: number };
  /** Turns it on or off; resolves once that is stored. A full transcript is not turned on. */
  keep(room: string, host: PresentParticipant, enabled: boolean): Promise<{ isKept: boolean; isFull: boolean }>;
  /** Stores a speech after the earlier ones. Never rejects. Times are in milliseconds since the epoch. */
  write(
    room: string,
    speaker: PresentParticipant,
    line: { id: string; text: string; startedAt: number; endedAt: number },
  ): Promise<unknown>;
}

/** The meeting's notes, which the owner of the rooms stores. Updates are those of Yjs in base64. */
export interface MeetingNotes {
  rules: NotesRules;
  /** Rate at which one participant may change them. */
  rate: { attempts: number; windowMs: number };
  /** Rate at which one participant may request them. */
  readRate: { attempts: number; windowMs: number };
  /** Returns the updates that make up the text; none if nobody has written. */
  read(room: string, reader: PresentParticipant): Promise<string[]>;
  /** Merges a change; resolves once it is stored. `isFirst` is true for the first change of the meeting. */
  write(
    room: string,
    writer: PresentParticipant,
    update: string,
  ): Promise<{ refusal: 'full' | 'unreadable' | null; isFirst: boolean }>;
}

export type LobbyOutcome = 'admitted' | 'refused' | 'gone';

export interface RoomChange {
  /** Empty when the password was removed. */
  password?: string;
  lobby?: boolean;
  subject?: string;
}

/** Settings of a room when its first participant joins. */
export interface RoomSettings {
  password?: string;
  lobby?: boolean;
  /** Whether participants wait until a moderator is present. */
  waitForModerator?: boolean;
  subject?: string;
  /** True if the meeting is recorded already. */
  recorded?: boolean;
  /** True if the meeting's captions are kept already. */
  transcribed?: boolean;
  /** Time in milliseconds since the epoch; the time of the first join if undefined. */
  startedAt?: number;
  /**
   * Versions that order changes from outside: `room` of password and lobby, `subject` of the subject, `recorded` of the
   * recording.
   */
  versions?: { room: number; subject: number; recorded?: number };
  /** Participant keys that this meeting keeps out from the start. */
  barred?: readonly string[];
}

export type LookUpRoomSettings = (roomName: string) => Promise<RoomSettings> | RoomSettings;

import type { ChatLine } from '../protocol/chat.ts';
import type { EndReason } from '../protocol/messages.ts';
import type { PresentParticipant, WaitingPerson } from './hooks.ts';
import type { RoomBook } from './RoomBook.ts';

export interface Occupancy {
  participants: PresentParticipant[];
  waiting: WaitingPerson[];
  /** Time in milliseconds since the epoch. */
  startedAt: number;
}

/** Controls of the rooms for their owner. Each action returns false when there is nothing to act on. */
export interface RoomControl {
  /** Returns the names of the rooms in which somebody is present or waits. */
  rooms(): string[];
  /** Returns undefined for a room in which nobody is present or waits. */
  occupancy(room: string): Occupancy | undefined;
  /**
   * Removes everyone; tokens created before now do not open the room again. A meeting that began after `endedAt`, in
   * milliseconds since the epoch, goes on.
   */
  endMeeting(room: string, reason: EndReason, endedAt?: number): boolean;
  /** Removes a participant, whose token no longer opens this meeting. The participant sees `reason` unchanged. */
  kick(room: string, participantId: string, reason?: string): boolean;
  /** Returns the ids of the sessions by which the seated and the waiting people joined. */
  sessionIds(): string[];
  /** Removes everyone who joined by one of these sessions; their tokens no longer open any room. */
  endSessions(sessionIds: readonly string[]): void;
  /** Sets the password. Like the other setters, it ignores a version that is not newer than the room's. */
  setPassword(room: string, password: string, version?: number): boolean;
  setLobby(room: string, enabled: boolean, version?: number): boolean;
  setSubject(room: string, subject: string, version?: number): boolean;
  /** Notifies everyone in the room whether the meeting is recorded. */
  setRecorded(room: string, recorded: boolean, version?: number): boolean;
  /** Notifies everyone in the room that captions are not kept any more. */
  endTranscript(room: string): boolean;
  /** Sends messages of the meeting's chat to everyone in the room. */
  showChat(room: string, lines: readonly ChatLine[]): boolean;
  admit(room: string, personId: string): boolean;
  refuse(room: string, personId: string): boolean;
}

export function createRoomControl(book: RoomBook): RoomControl {
  const inRoom = (name: string, act: (room: NonNullable<ReturnType<RoomBook['find']>>) => boolean | void) => {
    const room = book.find(name);
    return room ? act(room) !== false : false;
  };
  return {
    rooms: () => book.names,
    occupancy(name) {
      const room = book.find(name);
      if (!room) return undefined;
      const participants = room.seats.map((seat) => seat.describe());
      return { participants, waiting: room.lobby.people, startedAt: room.startedAt };
    },
    endMeeting: (name, reason, endedAt = Infinity) =>
      inRoom(name, (room) => room.startedAt <= endedAt && void room.end(reason)),
    kick: (name, participantId, reason) =>
      inRoom(name, (room) => {
        const seat = room.seat(participantId);
        if (!seat) return false;
        room.kick(seat, undefined, reason);
      }),
    sessionIds: () => book.sessionIds,
    endSessions: (sessionIds) => book.endSessions(sessionIds),
    setPassword: (name, password, version) =>
      inRoom(name, (room) => room.isNewer('password', version) && void room.setPassword(password, 'control')),
    setLobby: (name, enabled, version) =>
      inRoom(name, (room) => room.isNewer('lobby', version) && void room.setLobby(enabled, 'control')),
    setSubject: (name, subject, version) =>
      inRoom(name, (room) => room.isNewer('subject', version) && void room.setSubject(subject, 'control')),
    setRecorded: (name, recorded, version) =>
      inRoom(name, (room) => room.isNewer('recorded', version) && void room.setRecorded(recorded)),
    endTranscript: (name) => inRoom(name, (room) => room.setTranscribed(false)),
    showChat: (name, lines) => inRoom(name, (room) => book.chat?.show(room, [...lines])),
    admit: (name, personId) => inRoom(name, (room) => room.lobby.answer(personId, true)),
    refuse: (name, personId) => inRoom(name, (room) => room.lobby.answer(personId, false)),
  };
}

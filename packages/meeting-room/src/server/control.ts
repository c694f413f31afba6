import type { ChatLine } from '../protocol/chat.ts';
import type { EndReason } from '../protocol/messages.ts';
import type { PresentParticipant, WaitingPerson } from './hooks.ts';
import type { RoomBook } from './RoomBook.ts';

export interface Occupancy {
  participants: PresentParticipant[];
  waiting: WaitingPerson[];
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** Controls of the rooms for their owner. Each action resolves to false when there is nothing to act on. */
export interface RoomControl {
  /** Names of the rooms somebody is in or waits for. */
  rooms(): string[];
  /** Undefined for a room nobody is in or waits for. */
  occupancy(room: string): Occupancy | undefined;
  /**
   * Sends everyone out; tokens made before now don't open the room again. A meeting that began after `endedAt`, in
   * milliseconds since the epoch, goes on.
   */
  endMeeting(room: string, reason: EndReason, endedAt?: number): boolean;
  /** Sends one out, whose token opens this meeting no more. `reason` is told to them as it stands. */
  kick(room: string, participantId: string, reason?: string): boolean;
  /** Ids of the sessions by which people joined who are seated or wait. */
  sessionIds(): string[];
  /** Sends out everyone who joined by one of these sessions; their tokens open no room any more. */
  endSessions(sessionIds: readonly string[]): void;
  /** A change with a version older than the room's does nothing. */
  setPassword(room: string, password: string, version?: number): boolean;
  setLobby(room: string, enabled: boolean, version?: number): boolean;
  setSubject(room: string, subject: string, version?: number): boolean;
  /** Tells everyone in the room whether the meeting is recorded. */
  setRecorded(room: string, recorded: boolean, version?: number): boolean;
  /** Shows what was said in the meeting's chat to everyone in the room. */
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
      inRoom(name, (room) => room.isNews('password', version) && void room.setPassword(password, 'control')),
    setLobby: (name, enabled, version) =>
      inRoom(name, (room) => room.isNews('lobby', version) && void room.setLobby(enabled, 'control')),
    setSubject: (name, subject, version) =>
      inRoom(name, (room) => room.isNews('subject', version) && void room.setSubject(subject, 'control')),
    setRecorded: (name, recorded, version) =>
      inRoom(name, (room) => room.isNews('recorded', version) && void room.setRecorded(recorded)),
    showChat: (name, lines) => inRoom(name, (room) => book.chat?.show(room, [...lines])),
    admit: (name, personId) => inRoom(name, (room) => room.lobby.answer(personId, true)),
    refuse: (name, personId) => inRoom(name, (room) => room.lobby.answer(personId, false)),
  };
}

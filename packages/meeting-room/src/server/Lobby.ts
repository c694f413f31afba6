import { randomUUID } from 'node:crypto';
import { personColor } from '@meet/contracts/people';
import type { JoinRequest, Knocker, RefusalCode, WaitReason } from '../protocol/messages.ts';
import { type Grant, hasAccount, getName, getVisitor } from './authorize.ts';
import type { LobbyOutcome, MeetingRoomHooks, RoomSettings, WaitingPerson } from './hooks.ts';
import { rememberIn } from './rememberIn.ts';
import type { Seat } from './Seat.ts';
import type { SignalSocket } from './SignalSocket.ts';

export interface Waiting {
  id: string;
  grant: Grant;
  request: JoinRequest;
  socket: SignalSocket;
  reason: WaitReason;
  /** Gives the person a seat; called once. */
  enter(): void;
}

/** The part of the room that the lobby uses. */
interface RoomBehind {
  readonly name: string;
  readonly moderators: readonly Seat[];
  /** True if a moderator has been in the meeting. */
  readonly wasHosted: boolean;
  bar(participantKey: string): void;
  closeIfDeserted(): void;
}

/** Maximum of waiting people: hosts can't check more one by one. */
const LOBBY_LIMIT = 50;
/** Maximum of lobby places of one person, who may use several devices. */
const PLACES_OF_ONE = 3;
/** Maximum of lobby places of all guests behind one network address. */
const PLACES_OF_ADDRESS = 20;
/** Number of people, the latest admitted ones, who may come back without a second answer. */
const ADMITTED_MAX = 1_000;

/** Reasons that require a host's answer. With every other reason, people enter automatically. */
const NEED_ANSWER: ReadonlySet<WaitReason> = new Set(['lobby', 'host-away', 'host-left']);

/** The people who wait at a room's door. */
export class Lobby {
  enabled: boolean;
  #waitForModerator: boolean;
  #waiting = new Map<string, Waiting>();
  /** People who were admitted once: after a lost connection or a reload, they need no second answer. */
  #admitted = new Set<string>();
  #room: RoomBehind;
  #hooks: MeetingRoomHooks;

  constructor(room: RoomBehind, settings: RoomSettings, hooks: MeetingRoomHooks) {
    this.#room = room;
    this.#hooks = hooks;
    this.enabled = settings.lobby ?? false;
    this.#waitForModerator = settings.waitForModerator ?? false;
  }

  /**
   * Returns whether the lobby has no place for this person, because it is full or they have used up their share. The
   * share prevents that one person fills the lobby.
   */
  isFullFor(grant: Grant, address: string): boolean {
    const visitor = getVisitor(grant);
    const { waiting } = this;
    if (waiting.length >= LOBBY_LIMIT) return true;
    if (waiting.filter((person) => getVisitor(person.grant) === visitor).length >= PLACES_OF_ONE) return true;
    const isGuestOfAddress = (person: Waiting) => !hasAccount(person.grant) && person.socket.address === address;
    return !hasAccount(grant) && waiting.filter(isGuestOfAddress).length >= PLACES_OF_ADDRESS;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  get knockers(): Knocker[] {
    return [...this.#waiting.values()].filter(({ reason }) => NEED_ANSWER.has(reason)).map(presentKnocker);
  }

  get waiting(): readonly Waiting[] {
    return [...this.#waiting.values()];
  }

  get people(): WaitingPerson[] {
    return [...this.#waiting.values()].map(describe);
  }

  /** Returns the reason for which the holder of this grant must wait, or undefined if they need not. */
  reasonToWait(grant: Grant): WaitReason | undefined {
    if (grant.bypassesLobby || this.#admitted.has(grant.participantKey)) return undefined;
    const isHosted = this.#room.moderators.length > 0;
    if (this.enabled) return isHosted ? 'lobby' : this.#room.wasHosted ? 'host-left' : 'host-away';
    if (!this.#waitForModerator || isHosted) return undefined;
    return this.#room.wasHosted ? 'host-back' : 'not-started';
  }

  wait(person: Omit<Waiting, 'id'>): Waiting {
    const waiting = { id: randomUUID().slice(0, 8), ...person };
    this.#waiting.set(waiting.id, waiting);
    waiting.socket.send({ kind: 'waiting', reason: waiting.reason });
    this.#hooks.onLobbyRequest?.(this.#room.name, describe(waiting));
    this.#notifyModerators();
    return waiting;
  }

  /** Returns false when no person with that id waits. */
  answer(id: string, admitted: boolean): boolean {
    const waiting = this.#waiting.get(id);
    if (!waiting) return false;
    this.#leave(waiting, admitted ? 'admitted' : 'refused');
    if (!admitted) this.#refuse(waiting);
    else {
      rememberIn(this.#admitted, waiting.grant.participantKey, ADMITTED_MAX);
      waiting.enter();
    }
    return true;
  }

  withdraw(waiting: Waiting): void {
    if (this.#waiting.has(waiting.id)) this.#leave(waiting, 'gone');
    this.#room.closeIfDeserted();
  }

  /** Decides again about everybody who waits, after the room has changed. */
  review(): void {
    for (const waiting of [...this.#waiting.values()]) {
      const reason = this.reasonToWait(waiting.grant);
      if (!reason) this.answer(waiting.id, true);
      else if (reason !== waiting.reason) {
        waiting.reason = reason;
        waiting.socket.send({ kind: 'waiting', reason });
      }
    }
    this.#notifyModerators();
  }

  /** Sends away the people who match; by default, all who wait. */
  dismiss(code: RefusalCode, matches: (waiting: Waiting) => boolean = () => true): void {
    for (const waiting of [...this.#waiting.values()].filter(matches)) {
      this.#leave(waiting, 'gone');
      waiting.socket.send({ kind: 'refused', code });
      waiting.socket.close();
    }
  }

  #refuse(waiting: Waiting): void {
    this.#room.bar(waiting.grant.participantKey);
    waiting.socket.send({ kind: 'refused', code: 'LOBBY_REFUSED' });
    waiting.socket.close();
    this.#room.closeIfDeserted();
  }

  #leave(waiting: Waiting, outcome: LobbyOutcome): void {
    this.#waiting.delete(waiting.id);
    this.#hooks.onLobbyLeft?.(this.#room.name, describe(waiting), outcome);
    this.#notifyModerators();
  }

  #notifyModerators(): void {
    const { knockers } = this;
    for (const seat of this.#room.moderators) seat.send({ type: 'knockers', knockers });
  }
}

const presentKnocker = (waiting: Waiting): Knocker => {
  const { id, name, email } = describe(waiting);
  const { avatarUrl, isGuest } = waiting.grant;
  return { id, name, avatarUrl, isGuest: Boolean(isGuest), colours: personColor(email || name) };
};
const describe = (waiting: Waiting): WaitingPerson => ({
  id: waiting.id,
  name: getName(waiting.grant, waiting.request),
  email: waiting.grant.email ?? waiting.request.email,
  userId: waiting.grant.userId,
  participantKey: waiting.grant.participantKey,
});

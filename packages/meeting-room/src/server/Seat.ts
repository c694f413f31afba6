import { randomUUID } from 'node:crypto';
import { obfuscateEmail } from '@meet/contracts';
import { personColor } from '@meet/contracts/people';
import { cleanLine } from '@meet/contracts/texts';
import { ReliableChannel } from '../protocol/ReliableChannel.ts';
import type { ClientMessage, JoinRequest, Participant, Role, SelfChange, ServerMessage } from '../protocol/messages.ts';
import { type Grant, getName } from './authorize.ts';
import type { PresentParticipant } from './hooks.ts';
import type { SignalSocket } from './SignalSocket.ts';

/** One participant's seat in a room; it outlives a lost socket for a while. */
export class Seat {
  readonly id = randomUUID().slice(0, 8);
  /** Secret that resumes the seat. */
  readonly place = randomUUID();
  readonly grant: Grant;
  readonly joinedAt: number;
  readonly channel = new ReliableChannel<ServerMessage, ClientMessage>();
  role: Role;
  socket: SignalSocket | undefined;
  /** Timer that gives up the seat when the socket does not come back. */
  lapse: NodeJS.Timeout | undefined;
  /** Timer that announces changes together that came too often. */
  announcement: NodeJS.Timeout | undefined;
  #now: () => number;
  #state: Omit<Participant, 'id' | 'role' | 'connected' | 'colours'>;

  constructor(grant: Grant, request: JoinRequest, socket: SignalSocket, now: () => number) {
    this.#now = now;
    this.joinedAt = now();
    this.grant = grant;
    this.role = grant.role;
    this.socket = socket;
    this.#state = {
      name: getName(grant, request),
      email: grant.email ?? request.email,
      avatarUrl: grant.avatarUrl,
      isGuest: Boolean(grant.isGuest),
      audioMuted: request.audioMuted,
      videoMuted: request.videoMuted,
      sharing: false,
      handRaisedAt: 0,
    };
  }

  /** Returns whether others may see or hear the person now. */
  get isPublishing(): boolean {
    const { audioMuted, videoMuted, sharing } = this.#state;
    return !audioMuted || !videoMuted || sharing;
  }

  get isHandRaised(): boolean {
    return this.#state.handRaisedAt > 0;
  }

  get name(): string {
    return this.#state.name;
  }

  /** Sends the message now, or when the socket is back. */
  send(message: ServerMessage): void {
    // Numbered even without a socket: the replay after a resume sends it.
    const envelope = this.channel.send(message, JSON.stringify(message).length);
    this.socket?.send({ kind: 'message', ...envelope });
  }

  change({ name, email, handRaised, ...media }: SelfChange): void {
    const given = Object.fromEntries(Object.entries(media).filter(([, value]) => value !== undefined));
    this.#state = {
      ...this.#state,
      ...given,
      name: (!this.grant.nameIsFixed && cleanLine(name ?? '')) || this.#state.name,
      // A verified address of the grant can't be replaced.
      email: this.grant.email ?? email ?? this.#state.email,
      handRaisedAt: handRaised === undefined ? this.#state.handRaisedAt : handRaised ? this.#now() : 0,
    };
  }

  /**
   * Returns the participant as `viewer` may see them. Moderators see e-mail addresses obfuscated, since the room does
   * not know which people are strangers to them. Others see none.
   */
  present(viewer: Seat): Participant {
    const { email, ...rest } = this.#state;
    const shown = viewer === this ? email : viewer.role === 'moderator' ? email && obfuscateEmail(email) : undefined;
    const colours = personColor(email || rest.name);
    return { id: this.id, role: this.role, connected: this.socket !== undefined, ...rest, colours, email: shown };
  }

  describe(): PresentParticipant {
    const { userId, participantKey } = this.grant;
    const { name, email } = this.#state;
    return { id: this.id, name, email, userId, participantKey, role: this.role, joinedAt: this.joinedAt };
  }
}

import type {
  ClientFrame,
  ClientMessage,
  Joined,
  JoinRequest,
  NotesMessage,
  PollMessage,
  RefusalCode,
} from '../protocol/messages.ts';
import { AccessRefused, type Grant } from './authorize.ts';
import { handleMessage } from './handleMessage.ts';
import type { Waiting } from './Lobby.ts';
import type { Room } from './Room.ts';
import type { RoomBook } from './RoomBook.ts';
import type { Seat } from './Seat.ts';
import type { SignalSocket } from './SignalSocket.ts';

/** Refusals after which the person may try again on the same socket. */
const REPEATABLE: ReadonlySet<RefusalCode> = new Set(['PASSWORD_REQUIRED', 'PASSWORD_WRONG', 'PLACE_UNKNOWN']);

/** Maximum of attempts at the door on one socket: a person types fewer passwords. */
const HELLOS_MAX = 50;

/** Leads the owner of one socket through the door: checks, waiting if necessary, and a seat. */
export class Visit {
  #book: RoomBook;
  #socket: SignalSocket;
  #seated: { room: Room; seat: Seat } | undefined;
  #waiting: { room: Room; person: Waiting } | undefined;
  #atTheDoor = false;
  #closed = false;
  #hellos = 0;

  constructor(book: RoomBook, socket: SignalSocket) {
    this.#book = book;
    this.#socket = socket;
  }

  handleFrame(frame: ClientFrame): void {
    if ((frame.kind === 'join' || frame.kind === 'resume') && !this.#mayKnock()) return this.#refuse('BAD_REQUEST');
    switch (frame.kind) {
      case 'join':
        void this.#join(frame.request, () => this.#book.authorize(frame.request.token, frame.request.room));
        break;
      case 'resume':
        this.#resume(frame);
        break;
      case 'ping':
        this.#held?.seat.channel.acknowledge(frame.ack);
        this.#socket.send({ kind: 'pong', ack: this.#held?.seat.channel.received ?? 0 });
        break;
      case 'message': {
        const held = this.#held;
        const message = held?.seat.channel.receive(frame);
        if (!held || !message) break;
        if (message.type === 'say') void this.#book.chat?.say(held.room, held.seat, message);
        else if (isPollMessage(message)) void this.#book.polls?.handle(held.room, held.seat, message);
        else if (isNotesMessage(message)) void this.#book.notes?.handle(held.room, held.seat, message);
        else if (message.type === 'keepTranscript')
          void this.#book.transcripts?.keep(held.room, held.seat, message.enabled);
        else handleMessage(held.room, held.seat, message);
      }
    }
  }

  handleClose(deliberate: boolean): void {
    this.#closed = true;
    this.#waiting?.room.lobby.withdraw(this.#waiting.person);
    const held = this.#held;
    if (!held) return;
    if (deliberate) held.room.remove(held.seat, 'left');
    else held.room.suspend(held.seat);
  }

  /** The seat of this socket. Undefined before it has one, and once another socket has taken it over. */
  get #held() {
    return this.#seated?.seat.socket === this.#socket ? this.#seated : undefined;
  }

  /**
   * Returns whether the socket may try to join or resume. A socket has one seat: one that has a seat, or is about to
   * get it, can't request another.
   */
  #mayKnock(): boolean {
    return !this.#atTheDoor && !this.#seated && !this.#waiting && ++this.#hellos <= HELLOS_MAX;
  }

  async #join(request: JoinRequest, authorize: () => Promise<Grant>): Promise<void> {
    this.#atTheDoor = true;
    try {
      const grant = await authorize();
      let room = await this.#book.open(request.room);
      const { address } = this.#socket;
      const turn = this.#book.passwordTurn(room, grant, request, { address, isHere: () => !this.#closed });
      if (turn) {
        await turn;
        // The previous room may have closed meanwhile.
        room = await this.#book.open(request.room);
      }
      if (this.#closed) room.closeIfDeserted();
      else this.#passTheDoor(room, grant, request);
    } catch (error) {
      if (!(error instanceof AccessRefused)) this.#book.log.error(error, 'a join failed');
      this.#refuse(error instanceof AccessRefused ? error.code : 'SERVER_ERROR');
    } finally {
      this.#atTheDoor = false;
    }
  }

  /**
   * Seats the person, lets them wait, or refuses them. There is no await between the checks and the seat, so that two
   * people can't both take the last one.
   */
  #passTheDoor(room: Room, grant: Grant, request: JoinRequest): void {
    const refusal = this.#book.refusalFor(room, grant, request, this.#socket.address);
    if (refusal) {
      room.closeIfDeserted();
      return this.#refuse(refusal);
    }
    const reason = room.lobby.reasonToWait(grant);
    if (!reason) return this.#enter(room, grant, request);
    if (room.lobby.isFullFor(grant, this.#socket.address)) return this.#refuse('ROOM_FULL');
    const enter = () => {
      this.#waiting = undefined;
      if (this.#book.isFull(room, grant)) this.#refuse('ROOM_FULL');
      else this.#enter(room, grant, request);
    };
    this.#waiting = { room, person: room.lobby.wait({ grant, request, reason, socket: this.#socket, enter }) };
  }

  #enter(room: Room, grant: Grant, request: JoinRequest): void {
    const seat = room.enter(grant, request, this.#socket);
    this.#seated = { room, seat };
    const joined: Joined = {
      self: room.present(seat, seat),
      place: seat.place,
      participants: room.othersSeenBy(seat),
      room: room.info(),
      knockers: seat.role === 'moderator' ? room.lobby.knockers : [],
      iceServers: this.#book.iceServers(),
      maxParticipants: this.#book.maxParticipants,
      media: this.#book.media?.kind,
      chat: this.#book.chat?.rules,
      polls: this.#book.polls?.rules,
      notes: this.#book.notes?.rules,
      ...(this.#book.transcripts && { transcripts: true }),
      now: this.#book.now(),
    };
    this.#socket.send({ kind: 'joined', joined });
    void room.grantMedia(seat);
    room.showBoard(seat);
    void this.#book.chat?.greet(room, seat);
    void this.#book.polls?.greet(room, seat);
    if (seat.role !== 'moderator') return;
    room.lobby.review();
    if (this.#book.isGuessedAt(room)) seat.send({ type: 'guessing' });
  }

  #resume({ room: name, place, received }: Extract<ClientFrame, { kind: 'resume' }>): void {
    const room = this.#book.find(name);
    const seat = room?.seatByPlace(place);
    if (!room || !seat || !room.resume(seat, this.#socket, received)) return this.#refuse('PLACE_UNKNOWN');
    this.#seated = { room, seat };
  }

  #refuse(code: RefusalCode): void {
    this.#socket.send({ kind: 'refused', code });
    if (!REPEATABLE.has(code)) this.#socket.close();
  }
}

const isPollMessage = (message: ClientMessage): message is PollMessage =>
  message.type === 'openPoll' || message.type === 'vote' || message.type === 'endPoll';

const isNotesMessage = (message: ClientMessage): message is NotesMessage =>
  message.type === 'openNotes' || message.type === 'writeNotes';

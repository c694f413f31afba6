import { createKeyedTurns } from '@meet/service-kit';
import type { NotesRefusal, NotesRules } from '../protocol/notes.ts';
import type { NotesMessage } from '../protocol/messages.ts';
import { AttemptLimit } from './AttemptLimit.ts';
import { getVisitor } from './authorize.ts';
import type { Log, MeetingNotes } from './hooks.ts';
import type { Room } from './Room.ts';
import type { Seat } from './Seat.ts';

type Change = Extract<NotesMessage, { type: 'writeNotes' }>;

/** Length of one part of the notes in a message. */
const PART_LENGTH = 40_000;

/** Connects the meeting's notes with the room: everyone who opened them gets each change once it is stored. */
export class RoomNotes {
  #notes: MeetingNotes;
  #log: Log;
  #written: AttemptLimit;
  #opened: AttemptLimit;
  #readers = new WeakMap<Room, Set<Seat>>();
  /** Stores the changes of a room one after the other. */
  #turns = createKeyedTurns(Infinity);

  constructor(notes: MeetingNotes, log: Log) {
    this.#notes = notes;
    this.#log = log;
    this.#written = new AttemptLimit(notes.rate);
    this.#opened = new AttemptLimit(notes.readRate);
  }

  get rules(): NotesRules {
    return this.#notes.rules;
  }

  async handle(room: Room, seat: Seat, message: NotesMessage): Promise<void> {
    if (message.type === 'openNotes') return this.#open(room, seat);
    const why = this.#findFault(seat, message);
    if (why) return seat.send({ type: 'notesRefused', id: message.id, why });
    await this.#turns.run(room.name, () => this.#write(room, seat, message));
  }

  /** Sends a participant the whole text in parts, and from now on each change. */
  async #open(room: Room, seat: Seat): Promise<void> {
    const refuse = (why: NotesRefusal) => seat.send({ type: 'notesRefused', id: '', why });
    if (!this.#opened.take(getVisitor(seat.grant))) return refuse('too-often');
    this.#getReaders(room).add(seat);
    try {
      const whole = (await this.#notes.read(room.name, seat.describe())).join(' ');
      const count = Math.max(1, Math.ceil(whole.length / PART_LENGTH));
      for (let at = 0; at < count; at += 1) {
        const part = whole.slice(at * PART_LENGTH, (at + 1) * PART_LENGTH);
        seat.send({ type: 'notes', part, isLast: at === count - 1 });
      }
    } catch (error) {
      this.#log.error(error, 'a participant was not shown the notes');
      refuse('failed');
    }
  }

  #findFault(seat: Seat, { update }: Change): NotesRefusal | undefined {
    if (update.length > this.rules.updateLength) return 'too-long';
    return this.#written.take(getVisitor(seat.grant)) ? undefined : 'too-often';
  }

  async #write(room: Room, seat: Seat, { id, update }: Change): Promise<void> {
    const refuse = (why: NotesRefusal) => seat.send({ type: 'notesRefused', id, why });
    try {
      const { refusal, isFirst } = await this.#notes.write(room.name, seat.describe(), update);
      if (refusal) return refuse(refusal);
      seat.send({ type: 'notesStored', id });
      const readers = this.#getReaders(room);
      for (const other of room.seats) {
        if (other === seat) continue;
        if (readers.has(other)) other.send({ type: 'notesWritten', update });
        else if (isFirst) other.send({ type: 'notesBegun', name: seat.name, isGuest: Boolean(seat.grant.isGuest) });
      }
    } catch (error) {
      // The error itself may contain the text.
      const reason = error instanceof Error ? error.name : typeof error;
      this.#log.error({ reason }, 'a change of the notes was not stored');
      refuse('failed');
    }
  }

  /** Returns those who opened the notes and are still in the room. */
  #getReaders(room: Room): Set<Seat> {
    const readers = this.#readers.get(room) ?? new Set();
    for (const seat of readers) if (room.seat(seat.id) !== seat) readers.delete(seat);
    this.#readers.set(room, readers);
    return readers;
  }
}

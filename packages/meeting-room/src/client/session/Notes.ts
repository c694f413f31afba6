import { Subject } from 'rxjs';
import type { NotesRules } from '../../protocol/notes.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';

export type NotesNews = Extract<ServerMessage, { type: 'notes' | 'notesWritten' | 'notesStored' | 'notesRefused' }>;
type Begun = Extract<ServerMessage, { type: 'notesBegun' }>;

/** The page's way to the meeting's notes. The text itself is loaded when the person opens them. */
export class Notes {
  /** Undefined if the room has no notes. */
  readonly rules = new Behavior<NotesRules | undefined>(undefined);
  /** Last notice that somebody began the notes. */
  readonly begun = new Behavior<Begun | undefined>(undefined);
  readonly news = new Subject<NotesNews>();
  /** Number of the seat; a new seat has missed changes and must request the notes again. */
  readonly seat = new Behavior(0);
  #send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Starts in a new seat. */
  reset(rules: NotesRules | undefined): void {
    this.rules.next(rules);
    this.seat.update((seat) => seat + 1);
  }

  /** Requests the whole text and each later change. */
  open(): void {
    this.#send({ type: 'openNotes' });
  }

  /** Sends a change in base64. Returns its id, which the answer carries. */
  write(update: string): string {
    const id = crypto.randomUUID();
    this.#send({ type: 'writeNotes', id, update });
    return id;
  }

  receive(message: NotesNews | Begun): void {
    if (message.type === 'notesBegun') this.begun.next(message);
    else this.news.next(message);
  }
}

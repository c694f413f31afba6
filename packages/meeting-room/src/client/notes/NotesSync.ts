import type { NotesRules } from '../../protocol/notes.ts';
import { Behavior } from '../Behavior.ts';
import type { Notes, NotesNews } from '../session/Notes.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { SharedText } from './SharedText.ts';

/** Minimum time between two messages with changes, so that typing costs few of them. */
const PAUSE_MS = 250;
/** Time after which a request that the server could not carry out is repeated. */
const RETRY_MS = 3_000;
/** Bytes of which four characters of base64 consist. */
const BASE64_BYTES = 3;

/** `loading`: the text has not arrived. `late`: changes are not stored yet and are sent again. */
export type NotesState = 'loading' | 'ready' | 'late';

/** Keeps the notes of this page and the stored ones equal, over lost connections too. */
export class NotesSync {
  readonly state = new Behavior<NotesState>('loading');
  /** The text; another one once the server refused changes for good. */
  readonly text = new Behavior(new SharedText());
  /** Number of times that changes were refused for good, since the notes are full. */
  readonly refusals = new Behavior(0);
  #notes: Notes;
  #rules: NotesRules;
  #parts = '';
  #underWay: { id: string; count: number } | undefined;
  #sentAt = -Infinity;
  #timer: number | undefined;

  constructor(notes: Notes, rules: NotesRules) {
    this.#notes = notes;
    this.#rules = rules;
    notes.news.subscribe((message) => this.#receive(message));
    notes.seat.changes.subscribe(() => this.#load());
    this.text.subscribe((text) => text.written.subscribe(() => this.#flushSoon()));
    this.#load();
  }

  /** Requests the whole text. Changes that are under way count as unsent: to store them twice does no harm. */
  #load(): void {
    this.#parts = '';
    this.#underWay = undefined;
    if (this.state.value === 'ready') this.state.next('late');
    this.#notes.open();
  }

  #receive(message: NotesNews): void {
    switch (message.type) {
      case 'notes':
        this.#parts += message.part;
        if (!message.isLast) return;
        for (const update of this.#parts.split(' ')) this.#arrive(update);
        this.#parts = '';
        this.state.next('ready');
        return this.#flushSoon();
      case 'notesWritten':
        return this.#arrive(message.update);
      case 'notesStored':
        if (message.id !== this.#underWay?.id) return;
        this.text.value.confirm(this.#underWay.count);
        this.#underWay = undefined;
        this.state.next('ready');
        return this.#flushSoon();
      case 'notesRefused':
        return this.#handleRefusal(message);
    }
  }

  #handleRefusal({ id, why }: Extract<NotesNews, { type: 'notesRefused' }>): void {
    if (id === '') return void setTimeout(() => this.#load(), RETRY_MS);
    if (id !== this.#underWay?.id) return;
    this.#underWay = undefined;
    if (why === 'too-often' || why === 'failed') {
      this.state.next('late');
      return this.#flushSoon(RETRY_MS);
    }
    // A change that is refused for good would stand on this page only, so the page starts again from the stored text.
    this.state.next('loading');
    this.text.value.destroy();
    this.text.next(new SharedText());
    this.refusals.update((count) => count + 1);
    this.#load();
  }

  #arrive(update: string): void {
    if (update) this.text.value.receive(decodeBase64(update));
  }

  #flushSoon(pause = Math.max(0, this.#sentAt + PAUSE_MS - performance.now())): void {
    if (this.#underWay || !this.text.value.hasUnsent) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#flush(), pause);
  }

  #flush(): void {
    if (this.#underWay || this.state.value === 'loading') return;
    const bytes = (this.#rules.updateLength / 4) * BASE64_BYTES;
    const unsent = this.text.value.takeUnsent(bytes);
    if (!unsent) return;
    this.#sentAt = performance.now();
    this.#underWay = { id: this.#notes.write(encodeBase64(unsent.update)), count: unsent.count };
  }
}

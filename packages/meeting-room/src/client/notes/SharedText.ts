import { Subject } from 'rxjs';
import { applyUpdate, Doc, mergeUpdates, UndoManager, type YTextEvent } from 'yjs';
import { NOTES_TEXT } from '../../protocol/notes.ts';
import { cutText, findEdit } from './findEdit.ts';

/** Maximum of characters that one change inserts, so that it fits into a message. */
const INSERTED_MAX = 8_000;

const TYPED = Symbol('typed');
const ARRIVED = Symbol('arrived');

/** Change of the text that the person did not type: where it keeps, inserts and deletes characters. */
export type Delta = readonly { retain?: number; insert?: unknown; delete?: number }[];

/** The notes on this page, merged with the changes of others. It does not know how changes travel. */
export class SharedText {
  /** Emits changes that the person did not type: those of others, and undone ones. */
  readonly changed = new Subject<Delta>();
  /** Emits when a change was made here that others do not have. */
  readonly written = new Subject<void>();
  #doc = new Doc();
  #text = this.#doc.getText(NOTES_TEXT);
  #undo = new UndoManager(this.#text, { trackedOrigins: new Set([TYPED]) });
  /** Changes that were made here and that nobody has stored yet, the oldest first. */
  #unsent: Uint8Array[] = [];
  /** Changes of others that wait; undefined unless the person composes a character. */
  #held: Uint8Array[] | undefined;

  constructor() {
    this.#doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === ARRIVED) return;
      this.#unsent.push(update);
      this.written.next();
    });
    this.#text.observe((event: YTextEvent, { origin }) => {
      if (origin !== TYPED) this.changed.next(event.delta);
    });
  }

  get value(): string {
    return this.#text.toString();
  }

  get hasUnsent(): boolean {
    return this.#unsent.length > 0;
  }

  /** Takes over what a person made of the text; `caret` is the position after what they typed. */
  type(value: string, caret: number): void {
    const { index, deleted, inserted } = findEdit(this.value, value, caret);
    const [first = '', ...more] = cutText(inserted, INSERTED_MAX);
    if (deleted === 0 && first === '') return;
    this.#doc.transact(() => {
      if (deleted > 0) this.#text.delete(index, deleted);
      if (first) this.#text.insert(index, first);
    }, TYPED);
    let at = index + first.length;
    for (const piece of more) {
      this.#doc.transact(() => this.#text.insert(at, piece), TYPED);
      at += piece.length;
    }
  }

  undo(): void {
    this.#undo.undo();
  }

  redo(): void {
    this.#undo.redo();
  }

  /** Merges a change of others, or the whole text. */
  receive(update: Uint8Array): void {
    if (this.#held) this.#held.push(update);
    else this.#apply(update);
    // A text area knows no carriage returns, so positions would differ.
    for (let at = this.value.indexOf('\r'); at >= 0; at = this.value.indexOf('\r', at)) this.#text.delete(at, 1);
  }

  #apply(update: Uint8Array): void {
    try {
      applyUpdate(this.#doc, update, ARRIVED);
    } catch {
      // The service has refused changes that are none; another one must not keep the person from writing.
    }
  }

  /** Lets changes of others wait while the person composes a character. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const update of held) this.receive(update);
  }

  /**
   * Returns the oldest changes that were made here and fit into `bytes` together, with their number. Returns undefined
   * if there are none.
   */
  takeUnsent(bytes: number): { update: Uint8Array; count: number } | undefined {
    const [first, ...later] = this.#unsent;
    if (!first) return undefined;
    let [size, count] = [first.length, 1];
    for (const { length } of later) {
      if (size + length > bytes) break;
      size += length;
      count += 1;
    }
    return { update: mergeUpdates(this.#unsent.slice(0, count)), count };
  }

  /** Forgets changes that are stored now. */
  confirm(count: number): void {
    this.#unsent.splice(0, count);
  }

  destroy(): void {
    this.#undo.destroy();
    this.#doc.destroy();
  }
}

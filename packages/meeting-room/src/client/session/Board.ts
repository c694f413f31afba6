import type { ClientMessage, Participant, ServerMessage, Stroke, StrokePart } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';
import { shownName } from '../ui/shownName.ts';

type BoardMessage = Extract<ServerMessage, { type: 'strokes' | 'strokesErased' | 'boardCleared' }>;

/**
 * Keeps the lines on the whiteboard, oldest first. One's own lines show at once; those of others show when they arrive.
 */
export class Board {
  readonly strokes = new Behavior<readonly Stroke[]>([]);
  /** Name of the last person, other than oneself, who drew. */
  drawnBy: string | undefined;
  #send: (message: ClientMessage) => void;
  #self: Pick<Participant, 'id' | 'name'> = { id: '', name: '' };

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Clears the board for this participant; the server sends the earlier lines by itself. */
  reset({ id, name }: Participant): void {
    this.#self = { id, name };
    this.strokes.next([]);
  }

  get canUndo(): boolean {
    return this.#lastOwn() !== undefined;
  }

  draw(part: StrokePart): void {
    this.#add({ ...part, by: this.#self.id, name: this.#self.name });
    this.#send({ type: 'draw', part });
  }

  undo(): void {
    const last = this.#lastOwn();
    if (last) this.erase([last.id]);
  }

  erase(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#drop(ids);
    this.#send({ type: 'erase', ids: [...ids] });
  }

  clear(): void {
    this.strokes.next([]);
    this.#send({ type: 'clearBoard' });
  }

  receive(message: BoardMessage): void {
    if (message.type === 'boardCleared') return this.strokes.next([]);
    if (message.type === 'strokesErased') return this.#drop(message.ids);
    // Set before the lines are shown, so that listeners can name the person.
    const strokes = message.strokes.map((stroke) => ({ ...stroke, name: shownName(stroke) }));
    this.drawnBy = strokes.findLast(({ by }) => by !== this.#self.id)?.name ?? this.drawnBy;
    for (const stroke of strokes) this.#add(stroke);
  }

  #add(stroke: Stroke): void {
    this.strokes.update((strokes) => {
      const at = strokes.findLastIndex(({ id }) => id === stroke.id);
      if (at < 0) return [...strokes, stroke];
      const known = strokes[at]!;
      return strokes.with(at, { ...known, points: [...known.points, ...stroke.points] });
    });
  }

  #drop(ids: readonly string[]): void {
    this.strokes.update((strokes) => strokes.filter(({ id }) => !ids.includes(id)));
  }

  #lastOwn(): Stroke | undefined {
    return this.strokes.value.findLast(({ by }) => by === this.#self.id);
  }
}

import { BOARD_HEADS_MAX_BYTES, BOARD_LINES_MAX, BOARD_NUMBERS_MAX, NUMBER_BYTES } from '../protocol/board.ts';
import type { Stroke, StrokePart } from '../protocol/messages.ts';

interface Drawer {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** Keeps the lines of one meeting's whiteboard, oldest first, for as long as the meeting lasts. */
export class Board {
  #strokes = new Map<string, Stroke>();
  #numbers = 0;
  #headBytes = 0;

  get isEmpty(): boolean {
    return this.#strokes.size === 0;
  }

  /** Starts a line or extends one's own. Returns undefined for another person's line, which nobody else may extend. */
  draw({ id: by, name, isGuest }: Drawer, part: StrokePart): Stroke | undefined {
    const known = this.#strokes.get(part.id);
    if (known && known.by !== by) return undefined;
    const stroke: Stroke = { ...part, by, name, ...(isGuest && { isGuest }) };
    this.#numbers += part.points.length;
    if (known) known.points.push(...part.points);
    else {
      this.#strokes.set(part.id, { ...stroke, points: [...part.points] });
      this.#headBytes += getHeadBytes(stroke);
    }
    return stroke;
  }

  /** Erases lines. Returns the ids of those that existed. */
  erase(ids: readonly string[]): string[] {
    return ids.filter((id) => {
      const stroke = this.#strokes.get(id);
      if (!stroke) return false;
      this.#numbers -= stroke.points.length;
      this.#headBytes -= getHeadBytes(stroke);
      return this.#strokes.delete(id);
    });
  }

  /**
   * Removes the oldest lines until the rest fits the limits of lines, coordinates and bytes. Returns the removed ids.
   */
  makeRoom(): string[] {
    const gone: string[] = [];
    let numbers = this.#numbers - BOARD_NUMBERS_MAX;
    let lines = this.#strokes.size - BOARD_LINES_MAX;
    let bytes = this.#headBytes - BOARD_HEADS_MAX_BYTES;
    for (const stroke of this.#strokes.values()) {
      if (numbers <= 0 && lines <= 0 && bytes <= 0) break;
      numbers -= stroke.points.length;
      lines -= 1;
      bytes -= getHeadBytes(stroke);
      gone.push(stroke.id);
    }
    return this.erase(gone);
  }

  clear(): void {
    this.#strokes.clear();
    this.#numbers = 0;
    this.#headBytes = 0;
  }

  /** Assigns the lines of a participant to the new id that they got when they took their seat again. */
  handOver(from: string, to: string): void {
    for (const stroke of this.#strokes.values()) if (stroke.by === from) stroke.by = to;
  }

  /** Yields all lines, in pages that fit into a message. */
  *pages(numbersEach: number): Generator<Stroke[]> {
    let page: Stroke[] = [];
    let numbers = 0;
    for (const stroke of this.#strokes.values()) {
      const cost = stroke.points.length + getHeadBytes(stroke) / NUMBER_BYTES;
      if (page.length > 0 && numbers + cost > numbersEach) {
        yield page;
        page = [];
        numbers = 0;
      }
      page.push(stroke);
      numbers += cost;
    }
    if (page.length > 0) yield page;
  }
}

/**
 * Returns the bytes of a line in a message, without its points. `by` may change, so an id of fixed length stands for
 * it.
 */
const getHeadBytes = ({ id, name, isGuest, colour, size }: Stroke) =>
  Buffer.byteLength(JSON.stringify({ id, name, isGuest, colour, size, by: '12345678', points: [] }));

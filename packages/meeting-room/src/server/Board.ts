import { BOARD_HEADS_MAX_BYTES, BOARD_LINES_MAX, BOARD_NUMBERS_MAX, NUMBER_BYTES } from '../protocol/board.ts';
import type { Stroke, StrokePart } from '../protocol/messages.ts';

interface Drawer {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** Keeps the lines of one meeting, oldest first. It lives as long as the meeting. */
export class Board {
  #strokes = new Map<string, Stroke>();
  #numbers = 0;
  #headBytes = 0;

  get isEmpty(): boolean {
    return this.#strokes.size === 0;
  }

  /** Begins a line or adds to one's own. Undefined for a line of somebody else's: those can't be drawn on. */
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

  /** Ids of the lines that were there. */
  erase(ids: readonly string[]): string[] {
    return ids.filter((id) => {
      const stroke = this.#strokes.get(id);
      if (!stroke) return false;
      this.#numbers -= stroke.points.length;
      this.#headBytes -= getHeadBytes(stroke);
      return this.#strokes.delete(id);
    });
  }

  /** Removes the oldest lines until the rest fits, in number, points and bytes; returns their ids. */
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

  /** The lines of who took a seat again are theirs still. */
  handOver(from: string, to: string): void {
    for (const stroke of this.#strokes.values()) if (stroke.by === from) stroke.by = to;
  }

  /** All lines, in messages of a size that any page takes. */
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

/** Bytes of a line in a message beside its points. `by` changes hands, so it counts as the length of any id. */
const getHeadBytes = ({ id, name, isGuest, colour, size }: Stroke) =>
  Buffer.byteLength(JSON.stringify({ id, name, isGuest, colour, size, by: '12345678', points: [] }));

import { BOARD_LINES_MAX, BOARD_NUMBERS_MAX, LINE_COST } from '../protocol/board.ts';
import type { Stroke, StrokePart } from '../protocol/messages.ts';

/** What was drawn in one meeting, oldest first. It lives as long as the meeting. */
export class Board {
  #strokes = new Map<string, Stroke>();
  #numbers = 0;

  get isEmpty(): boolean {
    return this.#strokes.size === 0;
  }

  /** Begins a line or adds to one's own. Undefined for a line of somebody else's: those can't be drawn on. */
  draw(by: string, name: string, part: StrokePart): Stroke | undefined {
    const known = this.#strokes.get(part.id);
    if (known && known.by !== by) return undefined;
    this.#numbers += part.points.length;
    if (known) known.points.push(...part.points);
    else this.#strokes.set(part.id, { ...part, by, name, points: [...part.points] });
    return { ...part, by, name };
  }

  /** Ids of the lines that were there. */
  erase(ids: readonly string[]): string[] {
    return ids.filter((id) => {
      const stroke = this.#strokes.get(id);
      this.#numbers -= stroke?.points.length ?? 0;
      return this.#strokes.delete(id);
    });
  }

  /** Removes the oldest lines until the rest fits, in number and in points; returns their ids. */
  makeRoom(): string[] {
    const gone: string[] = [];
    let [numbers, lines] = [this.#numbers - BOARD_NUMBERS_MAX, this.#strokes.size - BOARD_LINES_MAX];
    for (const { id, points } of this.#strokes.values()) {
      if (numbers <= 0 && lines <= 0) break;
      numbers -= points.length;
      lines -= 1;
      gone.push(id);
    }
    return this.erase(gone);
  }

  clear(): void {
    this.#strokes.clear();
    this.#numbers = 0;
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
      const cost = stroke.points.length + LINE_COST;
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

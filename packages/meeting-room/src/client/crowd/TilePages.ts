import type { Arrangement } from '../ui/arrange.ts';
import type { PagedTile, Pages } from '../ui/View.ts';

/** Number of tiles of a page on a wide stage, on a small one, and beside something large. */
export const PAGE_TILES = 25;
export const SMALL_PAGE_TILES = 6;
export const STRIP_TILES = 6;

/** The person's choices about the pages. */
export interface PageChoice {
  /** Index of the page; an index that is too large selects the last page. */
  readonly page: number;
  readonly hidesWithoutCamera: boolean;
}

/**
 * Splits the tiles into pages. Everybody keeps their place, with two exceptions. A speaker from a later page swaps
 * places with the person of the first page who has been silent for longest. When a person leaves, the last person takes
 * their place. One's own tile is the last of the first page.
 */
export class TilePages implements Pages {
  readonly #getChoice: () => PageChoice;
  readonly #onCut: (page: number, count: number) => void;
  /** Keys of the others' tiles, in the order of their places. */
  #order: string[] = [];
  /** Turn in which each person last spoke, by the key of their tile. Turns count up. */
  readonly #spoke = new Map<string, number>();
  #turn = 0;
  #due: string[] = [];

  constructor(getChoice: () => PageChoice, onCut: (page: number, count: number) => void) {
    this.#getChoice = getChoice;
    this.#onCut = onCut;
  }

  /** Moves a person who speaks to the first page at the next cut. */
  promote(key: string): void {
    this.#spoke.set(key, ++this.#turn);
    this.#due.push(key);
  }

  cut(arrangement: Arrangement, tiles: readonly PagedTile[], isSmall: boolean): Arrangement {
    const isStrip = arrangement.spotlight !== undefined;
    const size = isStrip ? STRIP_TILES : isSmall ? SMALL_PAGE_TILES : PAGE_TILES;
    const keys = new Set(isStrip ? arrangement.strip : arrangement.grid);
    const { page: wanted, hidesWithoutCamera } = this.#getChoice();
    const shown = tiles.filter(
      ({ key, hasVideo, isScreen, isSelf }) => keys.has(key) && (hasVideo || isScreen || isSelf || !hidesWithoutCamera),
    );
    const screens = shown.filter(({ isScreen }) => isScreen).map(({ key }) => key);
    const self = shown.filter(({ isSelf, isScreen }) => isSelf && !isScreen).map(({ key }) => key);
    const places = size - screens.length - self.length;
    this.#follow(tiles, size);
    const isShown = new Set(shown.map(({ key }) => key));
    this.#promoteDue(isShown, places);
    const others = this.#order.filter((key) => isShown.has(key));
    const ordered = [...screens, ...others.slice(0, places), ...self, ...others.slice(places)];
    const count = Math.max(1, Math.ceil(ordered.length / size));
    const page = Math.min(wanted, count - 1);
    this.#onCut(page, count);
    const cut = ordered.slice(page * size, (page + 1) * size);
    return isStrip ? { ...arrangement, strip: cut } : { ...arrangement, grid: cut };
  }

  /** Adds the people who came and removes those who left. */
  #follow(tiles: readonly PagedTile[], size: number): void {
    const others = tiles.filter(({ isSelf, isScreen }) => !isSelf && !isScreen).map(({ key }) => key);
    const present = new Set(others);
    const known = new Set(this.#order);
    for (let at = 0; at < this.#order.length; at++) {
      if (present.has(this.#order[at]!)) continue;
      this.#spoke.delete(this.#order[at]!);
      while (this.#order.length > at + 1 && !present.has(this.#order.at(-1)!)) this.#spoke.delete(this.#order.pop()!);
      // On a single page, the others close the gap.
      if (this.#order.length > size && at < this.#order.length - 1) this.#order[at] = this.#order.pop()!;
      else this.#order.splice(at--, 1);
    }
    this.#order.push(...others.filter((key) => !known.has(key)));
  }

  #promoteDue(isShown: ReadonlySet<string>, places: number): void {
    for (const key of this.#due.splice(0)) {
      const visible = this.#order.filter((other) => isShown.has(other));
      const first = visible.slice(0, Math.max(places, 0));
      if (!isShown.has(key) || first.length === 0 || first.includes(key)) continue;
      const silent = first.reduce((least, next) => (this.#getTurn(next) <= this.#getTurn(least) ? next : least));
      const [from, to] = [this.#order.indexOf(key), this.#order.indexOf(silent)];
      [this.#order[from], this.#order[to]] = [silent, key];
    }
  }

  #getTurn(key: string): number {
    return this.#spoke.get(key) ?? 0;
  }
}

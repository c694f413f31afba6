import { describe, expect, it } from '@jest/globals';
import { arrange } from '../ui/arrange.ts';
import type { PagedTile } from '../ui/View.ts';
import { TilePages } from './TilePages.ts';

const buildTile = (key: string, more: Partial<PagedTile> = {}): PagedTile => ({
  key,
  isSelf: key === 'me',
  isScreen: false,
  hasVideo: true,
  ...more,
});
const people = (count: number) => [
  ...Array.from({ length: count - 1 }, (_, index) => buildTile(`p${index}`)),
  buildTile('me'),
];

/** Creates pages of tiles, with helpers that cut them and show the result of each cut. */
function open() {
  const choice = { page: 0, hidesWithoutCamera: false };
  const cuts: [number, number][] = [];
  const pages = new TilePages(
    () => choice,
    (page, count) => cuts.push([page, count]),
  );
  const cut = (tiles: PagedTile[], page = 0, isSmall = false, pinned?: string) => {
    choice.page = page;
    const arrangement = pages.cut(arrange({ tiles, choice: undefined, pinned }), tiles, isSmall);
    return arrangement.spotlight ? arrangement.strip : arrangement.grid;
  };
  return { pages, cut, choice, at: () => cuts.at(-1) };
}

describe('pages of tiles', () => {
  it.each([
    [2, 1, 1],
    [5, 1, 1],
    [12, 1, 2],
    [30, 2, 5],
    [100, 4, 17],
  ])('for %d people: %d on a desktop and %d on a phone, and show everyone once', (count, onDesk, onPhone) => {
    for (const [isSmall, expected] of [
      [false, onDesk],
      [true, onPhone],
    ] as const) {
      const { cut, at } = open();
      const tiles = people(count);
      const all = Array.from({ length: expected }, (_, page) => cut(tiles, page, isSmall)).flat();
      expect(all.toSorted()).toEqual(tiles.map(({ key }) => key).toSorted());
      expect(at()).toEqual([expected - 1, expected]);
    }
  });

  it('show the viewer last on the first page, and the last page for a number too high', () => {
    const { cut, at } = open();
    expect(cut(people(30)).at(-1)).toBe('me');
    expect(cut(people(30), 9)).toHaveLength(5);
    expect(at()).toEqual([1, 2]);
  });

  it('show a new speaker on the first page in place of the longest silent person, and move nobody else', () => {
    const { pages, cut } = open();
    const tiles = people(30);
    const before = cut(tiles);
    for (const key of before.slice(0, 23)) pages.promote(key);
    cut(tiles);
    pages.promote('p27');
    const after = cut(tiles);
    const changed = before.flatMap((key, at) => (after[at] === key ? [] : [[key, after[at]]]));
    expect(changed).toEqual([['p23', 'p27']]);
    pages.promote('p28');
    expect(cut(tiles)[0]).toBe('p28');
    expect(cut(tiles).slice(1, 24)).toEqual(after.slice(1, 24));
  });

  it('move only the last person when somebody leaves, and nobody when somebody comes', () => {
    const { cut } = open();
    const tiles = people(30);
    const before = cut(tiles);
    const left = tiles.filter(({ key }) => key !== 'p3');
    const after = cut(left);
    expect(before.flatMap((key, at) => (after[at] === key ? [] : [[key, after[at]]]))).toEqual([['p3', 'p28']]);
    expect(cut([...left, buildTile('new')])).toEqual(after);
    expect(cut([...left, buildTile('new')], 1).at(-1)).toBe('new');
  });

  it('close the gap of a person who left if all fit on one page', () => {
    const { cut } = open();
    cut(people(5));
    expect(cut(people(5).filter(({ key }) => key !== 'p1'))).toEqual(['p0', 'p2', 'p3', 'me']);
  });

  it('omit people without a camera if requested, but never the viewer or a screen', () => {
    const { cut, choice } = open();
    const tiles = people(30).map((tile, at) => ({ ...tile, hasVideo: at < 3 }));
    const screen = buildTile('p9:screen', { isScreen: true, hasVideo: false });
    choice.hidesWithoutCamera = true;
    expect(cut(tiles)).toEqual(['p0', 'p1', 'p2', 'me']);
    expect(cut([...tiles, screen], 0, false, 'p0')).toEqual(['p9:screen', 'p1', 'p2', 'me']);
  });

  it('hold six tiles beside an enlarged tile', () => {
    const { cut, at } = open();
    const strip = cut(people(30), 0, false, 'p4');
    expect(strip).toEqual(['p0', 'p1', 'p2', 'p3', 'p5', 'me']);
    expect(at()).toEqual([0, 5]);
  });
});

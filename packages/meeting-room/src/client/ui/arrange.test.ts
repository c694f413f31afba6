import { describe, expect, it } from '@jest/globals';
import { type TileRole, arrange } from './arrange.ts';

const self: TileRole = { key: 'me', isSelf: true, isScreen: false };
const person = (key: string): TileRole => ({ key, isSelf: false, isScreen: false });
const buildScreen = (key: string): TileRole => ({ key: `${key}:screen`, isSelf: key === 'me', isScreen: true });

describe('arrange', () => {
  it('shows a single person alone', () => {
    expect(arrange({ tiles: [self], choice: 'spotlight' })).toEqual({ grid: ['me'], strip: [] });
  });

  it('enlarges the other of two people on a wide stage, with the viewer in the corner, except in the grid', () => {
    const tiles = [person('a'), self];
    const floating = { spotlight: 'a', corner: 'me', strip: [], grid: [] };
    expect(arrange({ tiles, choice: undefined, isWide: true })).toEqual(floating);
    expect(arrange({ tiles, choice: 'spotlight' })).toEqual(floating);
    expect(arrange({ tiles, choice: undefined, isWide: false }).grid).toEqual(['a', 'me']);
    expect(arrange({ tiles, choice: 'grid', isWide: true }).grid).toEqual(['a', 'me']);
  });

  it('shows two shared screens large, or one screen and the person featured by a host', () => {
    const tiles = [person('a'), buildScreen('a'), person('b'), buildScreen('b'), self];
    expect(arrange({ tiles, choice: undefined })).toEqual({
      spotlight: 'a:screen',
      second: 'b:screen',
      strip: ['a', 'b', 'me'],
      grid: [],
    });
    const [one] = [tiles.filter(({ key }) => key !== 'b:screen')];
    expect(arrange({ tiles: one!, choice: undefined, featured: 'b' })).toMatchObject({
      spotlight: 'a:screen',
      second: 'b',
      strip: ['a', 'me'],
    });
  });

  it('shows the person featured by a host large, unless the viewer chooses the grid or a pin', () => {
    const tiles = [person('a'), person('b'), self];
    const ask = { tiles, choice: undefined, featured: 'b' } as const;
    expect(arrange(ask).spotlight).toBe('b');
    expect(arrange({ ...ask, pinned: 'a' }).spotlight).toBe('a');
    expect(arrange({ ...ask, choice: 'grid' }).grid).toHaveLength(3);
    expect(arrange({ ...ask, featured: 'gone' }).grid).toHaveLength(3);
  });

  it('shows three people side by side, unless the viewer follows the speaker', () => {
    const tiles = [person('a'), person('b'), self];
    expect(arrange({ tiles, choice: undefined }).grid).toEqual(['a', 'b', 'me']);
    expect(arrange({ tiles, choice: 'spotlight', dominant: 'b' })).toEqual({
      spotlight: 'b',
      strip: ['a', 'me'],
      grid: [],
    });
  });

  it('prefers another person’s screen to everything except a pin or a chosen grid', () => {
    const tiles = [person('a'), buildScreen('a'), self, buildScreen('me')];
    expect(arrange({ tiles, choice: undefined }).spotlight).toBe('a:screen');
    expect(arrange({ tiles, choice: undefined, pinned: 'me' }).spotlight).toBe('me');
    expect(arrange({ tiles, choice: 'grid' }).grid).toHaveLength(4);
  });

  it('ignores a pin on a person who has left', () => {
    expect(arrange({ tiles: [person('a'), person('b'), self], choice: undefined, pinned: 'gone' }).grid).toHaveLength(
      3,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { type TileRole, arrange } from './arrange.ts';

const self: TileRole = { key: 'me', isSelf: true, isScreen: false };
const person = (key: string): TileRole => ({ key, isSelf: false, isScreen: false });
const buildScreen = (key: string): TileRole => ({ key: `${key}:screen`, isSelf: key === 'me', isScreen: true });

describe('arrange', () => {
  it('shows the only one alone', () => {
    expect(arrange({ tiles: [self], choice: 'spotlight' })).toEqual({ grid: ['me'], strip: [] });
  });

  it('shows two side by side; the other one large and oneself in the corner when asked to follow who speaks', () => {
    expect(arrange({ tiles: [person('a'), self], choice: undefined }).grid).toEqual(['a', 'me']);
    expect(arrange({ tiles: [person('a'), self], choice: 'spotlight' })).toEqual({
      spotlight: 'a',
      corner: 'me',
      strip: [],
      grid: [],
    });
  });

  it('shows three side by side, unless asked to follow who speaks', () => {
    const tiles = [person('a'), person('b'), self];
    expect(arrange({ tiles, choice: undefined }).grid).toEqual(['a', 'b', 'me']);
    expect(arrange({ tiles, choice: 'spotlight', dominant: 'b' })).toEqual({
      spotlight: 'b',
      strip: ['a', 'me'],
      grid: [],
    });
  });

  it("prefers another's screen to everything but a pin and the grid asked for", () => {
    const tiles = [person('a'), buildScreen('a'), self, buildScreen('me')];
    expect(arrange({ tiles, choice: undefined }).spotlight).toBe('a:screen');
    expect(arrange({ tiles, choice: undefined, pinned: 'me' }).spotlight).toBe('me');
    expect(arrange({ tiles, choice: 'grid' }).grid).toHaveLength(4);
  });

  it('forgets a pin on someone who has left', () => {
    expect(arrange({ tiles: [person('a'), person('b'), self], choice: undefined, pinned: 'gone' }).grid).toHaveLength(
      3,
    );
  });
});

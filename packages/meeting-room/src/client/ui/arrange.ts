/** Undefined lets the room decide by who is there. */
export type LayoutChoice = 'grid' | 'spotlight' | undefined;

export interface TileRole {
  key: string;
  isSelf: boolean;
  isScreen: boolean;
}

export interface Arrangement {
  /** Shown large. */
  spotlight?: string;
  /** In a row or column beside the large one. */
  strip: readonly string[];
  grid: readonly string[];
  /** Floats in a corner. */
  corner?: string;
}

export interface ArrangeInput {
  tiles: readonly TileRole[];
  choice: LayoutChoice;
  pinned?: string;
  dominant?: string;
}

/** Arranges the tiles: the pinned one first, else a shared screen, else by choice, else by their number. */
export function arrange({ tiles, choice, pinned, dominant }: ArrangeInput): Arrangement {
  const keys = tiles.map(({ key }) => key);
  const isThere = (key: string | undefined) => key !== undefined && keys.includes(key);
  if (isThere(pinned)) return spotlightOn(pinned as string, keys);
  if (choice === 'grid' || tiles.length === 1) return { grid: keys, strip: [] };

  const screen = tiles.find(({ isScreen, isSelf }) => isScreen && !isSelf) ?? tiles.find(({ isScreen }) => isScreen);
  if (screen) return spotlightOn(screen.key, keys);

  const others = tiles.filter(({ isSelf }) => !isSelf);
  const self = tiles.find(({ isSelf }) => isSelf);
  if (choice !== 'spotlight') return { grid: keys, strip: [] };
  const [only] = others;
  if (others.length === 1 && only) return { spotlight: only.key, strip: [], grid: [], corner: self?.key };
  return spotlightOn(isThere(dominant) ? (dominant as string) : (others[0]?.key ?? keys[0] ?? ''), keys);
}

const spotlightOn = (key: string, keys: readonly string[]): Arrangement => ({
  spotlight: key,
  strip: keys.filter((other) => other !== key),
  grid: [],
});

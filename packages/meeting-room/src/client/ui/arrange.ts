/** Layout that the person chose; if undefined, the people and screens in the room decide. */
export type LayoutChoice = 'grid' | 'spotlight' | undefined;

export interface TileRole {
  key: string;
  isSelf: boolean;
  isScreen: boolean;
}

export interface Arrangement {
  /** Key of the tile that is shown large. */
  spotlight?: string;
  /**
   * Key of the tile that is shown as large as the spotlight, beside it: a second shared screen or the featured person.
   */
  second?: string;
  /** Keys of the tiles in a row or column beside the large one. */
  strip: readonly string[];
  grid: readonly string[];
  /** Key of the tile that floats in a corner. */
  corner?: string;
}

export interface ArrangeInput {
  tiles: readonly TileRole[];
  choice: LayoutChoice;
  pinned?: string;
  /** Person whom a host shows large to everyone. */
  featured?: string;
  dominant?: string;
  /**
   * True if the stage has the shape of a picture: the only other person fills it, and one's own tile floats over them.
   */
  isWide?: boolean;
}

/**
 * Arranges the tiles: the pinned one first, then a shared screen or the person whom a host features, else by choice and
 * number.
 */
export function arrange({ tiles, choice, pinned, featured, dominant, isWide }: ArrangeInput): Arrangement {
  const keys = tiles.map(({ key }) => key);
  const isThere = (key: string | undefined): key is string => key !== undefined && keys.includes(key);
  if (isThere(pinned)) return spotlightOn(keys, pinned);
  if (choice === 'grid' || tiles.length === 1) return { grid: keys, strip: [] };

  const screens = tiles.filter(({ isScreen, isSelf }) => isScreen && !isSelf);
  const [screen = tiles.find(({ isScreen }) => isScreen), second] = screens;
  if (screen) return spotlightOn(keys, screen.key, second?.key ?? (isThere(featured) ? featured : undefined));
  if (isThere(featured)) return spotlightOn(keys, featured);

  const [only, ...rest] = tiles.filter(({ isSelf }) => !isSelf);
  const corner = tiles.find(({ isSelf }) => isSelf)?.key;
  if (only && rest.length === 0 && (isWide || choice)) return { spotlight: only.key, strip: [], grid: [], corner };
  if (!choice) return { grid: keys, strip: [] };
  return spotlightOn(keys, isThere(dominant) ? dominant : (only?.key ?? keys[0] ?? ''));
}

const spotlightOn = (keys: readonly string[], spotlight: string, second?: string): Arrangement => ({
  spotlight,
  ...(second && { second }),
  strip: keys.filter((key) => key !== spotlight && key !== second),
  grid: [],
});

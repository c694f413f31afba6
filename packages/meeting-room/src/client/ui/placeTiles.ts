import type { Arrangement } from './arrange.ts';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

interface Taste {
  /** Smallest ratio of width to height of a tile. */
  narrowest: number;
  /** Factor by which tiles must become larger to justify another shape than the balanced one. */
  worth: number;
}

const WIDEST = 16 / 9;
/**
 * Narrowest ratio on an area that is higher than wide. At 16:9, tiles would be tiny there, so pictures are cropped down
 * to squares, in which faces stay whole.
 */
const NARROWEST_UPRIGHT = 1;
/** The grid keeps its balanced shape unless another shape makes the tiles larger by this factor. */
const WORTH_ANOTHER_SHAPE = 1.75;

/**
 * Places each tile in an area, in pixels: as large as fits, 16:9 unless the area is upright, with the last row centred.
 */
export function placeTiles(
  area: Rect,
  { grid, spotlight, second, strip, corner }: Arrangement,
  gap: number,
): Map<string, Rect> {
  if (!spotlight) return placeGrid(area, grid, gap);
  if (strip.length > 0) return placeSpotlight(area, second ? [spotlight, second] : [spotlight], strip, gap);
  const large = centred(area, bounded(area, narrowestIn(area)));
  return withCorner(new Map([[spotlight, large]]), large, corner, gap);
}

function placeGrid(area: Rect, keys: readonly string[], gap: number, taste = toTaste(area)): Map<string, Rect> {
  const { columns, width, height } = bestGrid(area, keys.length, gap, taste);
  const rows = Math.ceil(keys.length / columns);
  const top = area.top + (area.height - rows * height - (rows - 1) * gap) / 2;
  return new Map(
    keys.map((key, index) => {
      const row = Math.floor(index / columns);
      // The last row may be shorter than the others and is centred.
      const inRow = Math.min(columns, keys.length - row * columns);
      const left = area.left + (area.width - inRow * width - (inRow - 1) * gap) / 2;
      return [key, { left: left + (index % columns) * (width + gap), top: top + row * (height + gap), width, height }];
    }),
  );
}

/**
 * Returns the balanced number of columns, or else the number with the largest tiles. Balanced, three tiles are in rows
 * of two and one, five in rows of three and two.
 */
function bestGrid(area: Size, count: number, gap: number, { narrowest, worth }: Taste) {
  const options = Array.from({ length: Math.max(count, 1) }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const width = Math.max(0, (area.width - (columns - 1) * gap) / columns);
    const height = Math.max(0, (area.height - (rows - 1) * gap) / rows);
    return { columns, ...bounded({ width, height }, narrowest) };
  });
  const largest = options.reduce((best, next) => (getSize(next) > getSize(best) ? next : best));
  const calm = options[calmColumns(area, count) - 1] ?? largest;
  return getSize(largest) > getSize(calm) * worth ? largest : calm;
}

function calmColumns(area: Size, count: number): number {
  if (isUpright(area)) return count < 3 ? 1 : 2;
  return Math.max(1, Math.ceil(Math.sqrt(count)));
}

/** Places one or two large tiles and the others beside them, or below them if the area is higher than wide. */
function placeSpotlight(
  area: Rect,
  large: readonly string[],
  strip: readonly string[],
  gap: number,
): Map<string, Rect> {
  // Beside a large tile, no balanced shape is needed: the others are as large as possible.
  const taste = { narrowest: narrowestIn(area), worth: 1 };
  if (isUpright(area)) {
    const height = Math.min(area.width, Math.max((area.width / WIDEST) * large.length, (area.height - gap) / 2));
    const rest = { ...area, top: area.top + height + gap, height: area.height - height - gap };
    return new Map([...placeLarge({ ...area, height }, large, gap), ...placeGrid(rest, strip, gap, taste)]);
  }
  const side = clamp(140, area.width * 0.2, 300);
  const stripArea = { width: Math.min(side, area.width - gap), height: area.height };
  const { columns, width: tileWidth } = bestGrid(stripArea, strip.length, gap, taste);
  const width = columns * tileWidth + (columns - 1) * gap;
  const box = { width: area.width - width - gap, height: area.height };
  const wide = large.length > 1 ? box : bounded(box, taste.narrowest);
  const left = area.left + (area.width - wide.width - gap - width) / 2;
  const top = area.top + (area.height - wide.height) / 2;
  const beside = { left: left + wide.width + gap, top: area.top, width, height: area.height };
  return new Map([...placeLarge({ left, top, ...wide }, large, gap), ...placeGrid(beside, strip, gap, taste)]);
}

const placeLarge = (area: Rect, [first, ...more]: readonly string[], gap: number): Map<string, Rect> =>
  more.length > 0
    ? placeGrid(area, [first!, ...more], gap, { narrowest: WIDEST, worth: 1 })
    : new Map([[first!, area]]);

function withCorner(places: Map<string, Rect>, large: Rect, corner: string | undefined, gap: number) {
  if (!corner) return places;
  const width = isUpright(large) ? large.width * 0.3 : clamp(120, large.width * 0.2, 260);
  const height = width / WIDEST;
  return places.set(corner, {
    left: large.left + large.width - width - gap,
    top: large.top + large.height - height - gap,
    width,
    height,
  });
}

/** Returns the largest size between the narrowest ratio and 16:9. Pictures are cropped to it, but never to slivers. */
function bounded({ width, height }: Size, narrowest: number): Size {
  if (width / height > WIDEST) return { width: height * WIDEST, height };
  if (width / height < narrowest) return { width, height: width / narrowest };
  return { width, height };
}

const centred = (area: Rect, { width, height }: Size): Rect => ({
  left: area.left + (area.width - width) / 2,
  top: area.top + (area.height - height) / 2,
  width,
  height,
});

const isUpright = ({ width, height }: Size) => height > width;
const toTaste = (area: Size): Taste => ({ narrowest: narrowestIn(area), worth: WORTH_ANOTHER_SHAPE });
const narrowestIn = (area: Size) => (isUpright(area) ? NARROWEST_UPRIGHT : WIDEST);
const getSize = ({ width, height }: Size) => width * height;
const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

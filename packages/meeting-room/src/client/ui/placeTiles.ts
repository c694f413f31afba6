import type { Arrangement } from './arrange.ts';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WIDEST = 16 / 9;
const NARROWEST = 2 / 3;
const ROOM_FOR_STRIP_AT_SIDE = 1.2;

/** Where each tile goes in an area, all in pixels. */
export function placeTiles(
  area: Rect,
  { grid, spotlight, strip, corner }: Arrangement,
  gap: number,
): Map<string, Rect> {
  if (!spotlight) return placeGrid(area, grid, gap);
  if (strip.length === 0) return withCorner(new Map([[spotlight, area]]), area, corner, gap);
  const [large, beside] = split(area, gap);
  return new Map([[spotlight, large], ...placeStrip(beside, strip, gap)]);
}

function placeGrid(area: Rect, keys: readonly string[], gap: number): Map<string, Rect> {
  const { columns, width, height } = bestGrid(area, keys.length, gap);
  const rows = Math.ceil(keys.length / columns);
  const top = area.top + (area.height - rows * height - (rows - 1) * gap) / 2;
  return new Map(
    keys.map((key, index) => {
      const row = Math.floor(index / columns);
      // The last row may be short; it stands in the middle.
      const inRow = Math.min(columns, keys.length - row * columns);
      const left = area.left + (area.width - inRow * width - (inRow - 1) * gap) / 2;
      return [key, { left: left + (index % columns) * (width + gap), top: top + row * (height + gap), width, height }];
    }),
  );
}

/** The number of columns that makes the tiles largest. */
export function bestGrid(area: { width: number; height: number }, count: number, gap: number) {
  const options = Array.from({ length: Math.max(count, 1) }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const width = (area.width - (columns - 1) * gap) / columns;
    const height = (area.height - (rows - 1) * gap) / rows;
    return { columns, ...bounded(Math.max(width, 0), Math.max(height, 0)) };
  });
  return options.reduce((best, next) => (next.width * next.height > best.width * best.height ? next : best));
}

/** Pictures are cropped to fit, but never to slivers. */
function bounded(width: number, height: number) {
  if (width / height > WIDEST) return { width: height * WIDEST, height };
  if (width / height < NARROWEST) return { width, height: width / NARROWEST };
  return { width, height };
}

function split({ left, top, width, height }: Rect, gap: number): [Rect, Rect] {
  if (width > height * ROOM_FOR_STRIP_AT_SIDE) {
    const side = clamp(140, width * 0.18, 260);
    const large = width - side - gap;
    return [
      { left, top, width: large, height },
      { left: left + large + gap, top, width: side, height },
    ];
  }
  const side = clamp(84, height * 0.18, 150);
  const large = height - side - gap;
  return [
    { left, top, width, height: large },
    { left, top: top + large + gap, width, height: side },
  ];
}

function placeStrip(area: Rect, keys: readonly string[], gap: number): [string, Rect][] {
  const isColumn = area.height > area.width;
  const along = isColumn ? area.height : area.width;
  const natural = isColumn ? (area.width * 9) / 16 : (area.height * 4) / 3;
  const length = Math.min(natural, (along - (keys.length - 1) * gap) / keys.length);
  const start = (along - keys.length * length - (keys.length - 1) * gap) / 2;
  return keys.map((key, index) => {
    const offset = start + index * (length + gap);
    return [
      key,
      isColumn
        ? { left: area.left, top: area.top + offset, width: area.width, height: length }
        : { left: area.left + offset, top: area.top, width: length, height: area.height },
    ];
  });
}

function withCorner(places: Map<string, Rect>, area: Rect, corner: string | undefined, gap: number) {
  if (!corner) return places;
  const isPhone = area.width < area.height;
  const width = isPhone ? clamp(96, area.width * 0.28, 160) : clamp(150, area.width * 0.2, 260);
  const height = isPhone ? width / NARROWEST : (width * 9) / 16;
  const inset = gap * 2;
  return places.set(corner, {
    left: area.left + area.width - width - inset,
    top: area.top + area.height - height - inset,
    width,
    height,
  });
}

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

import { createStored, type KeyValueStorage } from '../state/createStored.ts';

/** px, from the viewport's top left corner. */
export interface WidgetPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const WIDGET_SIZE = { minWidth: 350, maxWidth: 750, minHeight: 320, maxHeight: 650 } as const;
/** Up to this viewport the chat takes the whole screen. */
export const PHONE_MAX_PX = 575;
/** Below this width the window shows the list or a room, not both. */
export const TWO_PANES_MIN_PX = 560;
const DEFAULT_SIZE = { width: 700, height: 560 } as const;
const MARGIN_PX = 24;
/** The header, which the window must not cover when it opens for the first time. */
const HEADER_PX = 56;

/** The place that the person left the window at; where it fits no more, the bottom right corner. */
export function readPlace(storage: KeyValueStorage, viewport: Viewport): WidgetPlace {
  const kept = placeIn(storage).read();
  return kept && isInside(kept, viewport) ? kept : defaultPlace(viewport);
}

export function writePlace(storage: KeyValueStorage, place: WidgetPlace): void {
  placeIn(storage).write(place);
}

export function isInside({ x, y, width, height }: WidgetPlace, viewport: Viewport): boolean {
  return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height;
}

export function defaultPlace(viewport: Viewport): WidgetPlace {
  const width = clamp(viewport.width - 2 * MARGIN_PX, WIDGET_SIZE.minWidth, DEFAULT_SIZE.width);
  const height = clamp(viewport.height - HEADER_PX - 2 * MARGIN_PX, WIDGET_SIZE.minHeight, DEFAULT_SIZE.height);
  return {
    x: Math.max(0, viewport.width - width - MARGIN_PX),
    y: Math.max(0, viewport.height - height - MARGIN_PX),
    width,
    height,
  };
}

function placeIn(storage: KeyValueStorage) {
  return createStored<WidgetPlace | undefined>(storage, 'chatPlace', undefined, isPlace);
}

function isPlace(value: unknown): value is WidgetPlace {
  const { x, y, width, height } = (value ?? {}) as Record<string, unknown>;
  return [x, y, width, height].every((member) => Number.isFinite(member));
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

import { createStored, type KeyValueStorage } from '../state/createStored.ts';

/** Position and size in px, from the viewport's top left corner. */
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

/** Surroundings of the window. Each has its own remembered position. */
export type Surroundings = 'page' | 'meeting';

export const WIDGET_SIZE = { minWidth: 350, maxWidth: 750, minHeight: 320, maxHeight: 650 } as const;
/** Maximum viewport width at which the chat fills the whole screen. */
export const PHONE_MAX_PX = 575;
/** Minimum width at which the window shows the list beside a room. */
export const TWO_PANES_MIN_PX = 560;
const STORAGE_KEYS: Record<Surroundings, string> = { page: 'chatPlace', meeting: 'chatPlaceInMeeting' };
/** Space that the window leaves free when it first opens; the page's header is at the top. */
const PAGE = { top: 56, margin: 24, width: 700, height: 560 } as const;
/**
 * Space for the meeting's line and the room's settings above, and the room's controls below. People and My network are
 * on the right.
 */
const MEETING = { top: 108, bottom: 80, margin: 16, width: 400, height: WIDGET_SIZE.maxHeight } as const;

/** Returns the last place of the window, or the default place if that no longer fits. */
export function readPlace(storage: KeyValueStorage, viewport: Viewport, around: Surroundings): WidgetPlace {
  const kept = placeIn(storage, around).read();
  return kept && isInside(kept, viewport) ? kept : defaultPlace(viewport, around);
}

export function writePlace(storage: KeyValueStorage, place: WidgetPlace, around: Surroundings): void {
  placeIn(storage, around).write(place);
}

export function isInside({ x, y, width, height }: WidgetPlace, viewport: Viewport): boolean {
  return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height;
}

/**
 * Returns the default place. It is the bottom right corner on pages. In meetings it is on the left, where the window
 * covers no controls.
 */
export function defaultPlace(viewport: Viewport, around: Surroundings): WidgetPlace {
  return around === 'meeting' ? leftOfMeeting(viewport) : cornerOfPage(viewport);
}

function cornerOfPage(viewport: Viewport): WidgetPlace {
  const { top, margin } = PAGE;
  const width = clamp(viewport.width - 2 * margin, WIDGET_SIZE.minWidth, PAGE.width);
  const height = clamp(viewport.height - top - 2 * margin, WIDGET_SIZE.minHeight, PAGE.height);
  return {
    x: Math.max(0, viewport.width - width - margin),
    y: Math.max(0, viewport.height - height - margin),
    width,
    height,
  };
}

function leftOfMeeting(viewport: Viewport): WidgetPlace {
  const { top, bottom, margin, width } = MEETING;
  const height = clamp(viewport.height - top - bottom - margin, WIDGET_SIZE.minHeight, MEETING.height);
  return { x: margin, y: Math.max(0, Math.min(top, viewport.height - height - bottom)), width, height };
}

function placeIn(storage: KeyValueStorage, around: Surroundings) {
  return createStored<WidgetPlace | undefined>(storage, STORAGE_KEYS[around], undefined, isPlace);
}

function isPlace(value: unknown): value is WidgetPlace {
  const { x, y, width, height } = (value ?? {}) as Record<string, unknown>;
  return [x, y, width, height].every((member) => Number.isFinite(member));
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

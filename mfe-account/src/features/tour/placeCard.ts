const CARD_WIDTH = 320;
const CARD_HEIGHT = 200;
const GAP = 16;

interface Rect {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns the place of the card: beside its element if there is room, otherwise below or above it, always inside the
 * window.
 */
export function placeCard(target: Rect, width = innerWidth, height = innerHeight): { top: number; left: number } {
  const clamp = (value: number, max: number) => Math.max(GAP, Math.min(value, max - GAP));
  const alongside = clamp(target.top, height - CARD_HEIGHT);
  if (target.right + GAP + CARD_WIDTH < width) return { top: alongside, left: target.right + GAP };
  if (target.left - GAP - CARD_WIDTH > 0 && target.bottom + GAP + CARD_HEIGHT > height) {
    return { top: alongside, left: target.left - GAP - CARD_WIDTH };
  }
  const isRoomBelow = target.bottom + GAP + CARD_HEIGHT < height;
  const top = isRoomBelow ? target.bottom + GAP : target.top - GAP - CARD_HEIGHT;
  return { top: clamp(top, height - CARD_HEIGHT), left: clamp(target.left, width - CARD_WIDTH) };
}

/** Maximum size of a picture among the messages, in px. */
const WIDTH_MAX = 320;
const HEIGHT_MAX = 260;
/** Minimum edge in px, so that a finger can hit the picture. */
const EDGE_MIN = 48;

/** Returns the size of a picture among the messages, so that its place is reserved before it loads. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, WIDTH_MAX / width, HEIGHT_MAX / height);
  return {
    width: Math.max(EDGE_MIN, Math.round(width * scale)),
    height: Math.max(EDGE_MIN, Math.round(height * scale)),
  };
}

/** px; what a picture takes at most among the messages. */
const WIDTH_MAX = 320;
const HEIGHT_MAX = 260;
/** px; less could not be hit by a finger. */
const EDGE_MIN = 48;

/** The size at which a picture stands among the messages: its place is kept before it is there. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, WIDTH_MAX / width, HEIGHT_MAX / height);
  return {
    width: Math.max(EDGE_MIN, Math.round(width * scale)),
    height: Math.max(EDGE_MIN, Math.round(height * scale)),
  };
}

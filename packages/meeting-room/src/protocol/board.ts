/** Size of the whiteboard in its own units; each page scales them to the available space. */
export const BOARD_WIDTH = 1600;
export const BOARD_HEIGHT = 900;
/** Ink colours on white, each with a contrast of at least 3:1. */
export const BOARD_COLOURS = ['#1d1b22', '#d92d3a', '#2563eb', '#0f8a55', '#b45309'] as const;
export const BOARD_SIZES = [4, 14] as const;
/**
 * Maximum of coordinates in all lines together, two per point: about half a megabyte. The oldest lines are removed
 * first.
 */
export const BOARD_NUMBERS_MAX = 120_000;
/** Maximum of coordinates in one message, enough for some seconds of drawing by hand. */
export const STROKE_PART_MAX = 2_000;
/** Maximum of lines on the board. The oldest are removed first. */
export const BOARD_LINES_MAX = 2_000;
/**
 * Maximum of bytes of all lines together, without their points: mostly ids and names. The oldest lines are removed
 * first.
 */
export const BOARD_HEADS_MAX_BYTES = 400_000;
/** Size of one coordinate in a message, in bytes, with its comma. */
export const NUMBER_BYTES = 5;

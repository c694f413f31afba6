/** The whiteboard's own units; each page scales them to the room it has. */
export const BOARD_WIDTH = 1600;
export const BOARD_HEIGHT = 900;
/** Ink, on white: each with at least 3:1 against it. */
export const BOARD_COLOURS = ['#1d1b22', '#d92d3a', '#2563eb', '#0f8a55', '#b45309'] as const;
export const BOARD_SIZES = [4, 14] as const;
/** Numbers in all lines together, two a point: about half a megabyte. The oldest lines give way. */
export const BOARD_NUMBERS_MAX = 120_000;
/** Numbers in one message: what a hand draws in some seconds. */
export const STROKE_PART_MAX = 2_000;
/** Lines on the board. The oldest give way. */
export const BOARD_LINES_MAX = 2_000;
/** Bytes of all lines together beside their points: ids and names, mostly. The oldest lines give way. */
export const BOARD_HEADS_MAX_BYTES = 400_000;
/** Size of one number of a point in a message, in bytes, with its comma. */
export const NUMBER_BYTES = 5;

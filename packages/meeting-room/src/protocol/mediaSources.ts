/** Kinds of media that the rules of a room distinguish; a screen's sound belongs to the screen. */
export const MEDIA_SOURCES = ['microphone', 'camera', 'screen'] as const;
export type MediaSource = (typeof MEDIA_SOURCES)[number];

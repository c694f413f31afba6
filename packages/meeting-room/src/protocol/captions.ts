/** Maximum of characters of one caption, about one breath of speech. */
export const CAPTION_MAX = 300;
/** Captions above this rate are dropped; it allows fast speech and prevents a flood. */
export const CAPTION_RATE = { attempts: 50, windowMs: 10_000 };

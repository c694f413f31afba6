/** Letters of one caption: what is said in a breath. */
export const CAPTION_MAX = 300;
/** More are dropped: somebody speaking fast, not a hail. */
export const CAPTION_RATE = { attempts: 50, windowMs: 10_000 };

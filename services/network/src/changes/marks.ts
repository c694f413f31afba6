/** An earlier answer, as far as the next one needs it. */
export interface Mark {
  /** When everything was last answered, in unix milliseconds. */
  readonly wholeAt: number;
  /** Changes from then on may be missing in the earlier answer. */
  readonly changedSince: number;
}

/**
 * A change is stamped before it is written, by the clock of any process. This is longer than a write takes and clocks
 * differ.
 */
const MARGIN_MS = 15_000;
/** Everything is answered once an hour: what depends on time alone, such as frequent use, has no stamp. */
const WHOLE_EVERY_MS = 3_600_000;

/** Returns the answer that a mark stands for; undefined for none, an unknown one, and one that is too old. */
export function readMark(text: string | undefined, now: number): Mark | undefined {
  const [, wholeAt, at] = /^(\d{1,16})\.(\d{1,16})$/.exec(text ?? '') ?? [];
  const mark = { wholeAt: Number(wholeAt), changedSince: Number(at) - MARGIN_MS };
  const isKnown = at !== undefined && mark.wholeAt <= Number(at) && Number(at) <= now + MARGIN_MS;
  return isKnown && now - mark.wholeAt < WHOLE_EVERY_MS ? mark : undefined;
}

/** Returns the mark of an answer that began to be read at a moment and tells the changes since an earlier one. */
export const writeMark = (before: Mark | undefined, at: number): string => `${before?.wholeAt ?? at}.${at}`;

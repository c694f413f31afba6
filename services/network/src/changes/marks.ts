/** Describes an earlier answer, as far as the next answer needs it. */
export interface Mark {
  /** Unix milliseconds of the last complete answer. */
  readonly wholeAt: number;
  /** Unix milliseconds from which changes may be missing in the earlier answer. */
  readonly changedSince: number;
}

/**
 * A change gets its time before it is written, by the clock of any process. This margin is longer than a write takes
 * and than clocks differ.
 */
const MARGIN_MS = 15_000;
/**
 * An answer is complete once an hour: values that depend only on time, such as frequent use, have no time of change.
 */
const WHOLE_EVERY_MS = 3_600_000;

/**
 * Parses a mark. Returns undefined if it is missing, malformed, from the future, or its last complete answer is too
 * old.
 */
export function readMark(text: string | undefined, now: number): Mark | undefined {
  const [, wholeAt, at] = /^(\d{1,16})\.(\d{1,16})$/.exec(text ?? '') ?? [];
  const mark = { wholeAt: Number(wholeAt), changedSince: Number(at) - MARGIN_MS };
  const isKnown = at !== undefined && mark.wholeAt <= Number(at) && Number(at) <= now + MARGIN_MS;
  return isKnown && now - mark.wholeAt < WHOLE_EVERY_MS ? mark : undefined;
}

/** Returns the mark of an answer whose reading began at `at`, with the changes since `before`. */
export const writeMark = (before: Mark | undefined, at: number): string => `${before?.wholeAt ?? at}.${at}`;

import { fromZonedText } from '@meet/contracts/zones';

/** Contents by which a search may select messages. */
export const CHAT_SEARCH_CONTENTS = ['file', 'picture', 'link'] as const;
export type ChatSearchContent = (typeof CHAT_SEARCH_CONTENTS)[number];

export interface ChatSearch {
  /** Words that begin words of the message, in any order. */
  readonly words: string;
  /** Texts in quotation marks, whose words follow each other in the message. */
  readonly phrases: readonly string[];
  /** Words of the author's name, or `me`. */
  readonly from: readonly string[];
  /** Words of a room's or a member's name. */
  readonly in: readonly string[];
  readonly has: readonly ChatSearchContent[];
  /** The message is older than this time, in Unix milliseconds. */
  readonly before: number | undefined;
  /** The message is not older than this time, in Unix milliseconds. */
  readonly after: number | undefined;
}

/** Filters of a search, each followed by a colon and a value. */
export const CHAT_SEARCH_FILTERS = ['from', 'in', 'has', 'before', 'after'] as const;
export type ChatSearchFilter = (typeof CHAT_SEARCH_FILTERS)[number];

const OPERATOR = /^(from|in|has|before|after):/i;
const QUOTATION_MARKS = /[“”„]/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * Reads a search of messages: words, "texts in quotation marks", `from:`, `in:`, `has:`, and `before:` and `after:` with
 * a day such as 2026-11-29, which is itself left out. Days begin and end in the time zone. A part that follows none of
 * these counts as words.
 */
export function parseChatSearch(search: string, timeZone = 'UTC'): ChatSearch {
  const words: string[] = [];
  const found = { phrases: [] as string[], from: [] as string[], in: [] as string[], has: [] as ChatSearchContent[] };
  let before: number | undefined;
  let after: number | undefined;
  for (const { name, value, isQuoted } of splitParts(search)) {
    const content = CHAT_SEARCH_CONTENTS.find((one) => one === value.toLowerCase());
    const day = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
    const toMoment = (midnight: number) => fromZonedText(new Date(midnight).toISOString().slice(0, 16), timeZone);
    if ((name === 'from' || name === 'in') && value.trim()) found[name].push(value);
    else if (name === 'has' && content) found.has.push(content);
    else if (name === 'before' && !Number.isNaN(day)) before = Math.min(before ?? Infinity, toMoment(day));
    else if (name === 'after' && !Number.isNaN(day)) after = Math.max(after ?? 0, toMoment(day + DAY_MS));
    else if (!name && isQuoted) found.phrases.push(value);
    else words.push(name, value);
  }
  return { words: words.filter(Boolean).join(' '), ...found, before, after };
}

interface Part {
  /** Name of the operator, in small letters; empty if there is none. */
  readonly name: string;
  readonly value: string;
  readonly isQuoted: boolean;
}

/** Splits a search into words and texts in quotation marks, each with its operator. */
function splitParts(search: string): Part[] {
  const pieces = search.replace(QUOTATION_MARKS, '"').split('"');
  return pieces.flatMap((piece, at): Part[] => {
    // A quotation mark that nothing closes counts as a space.
    if (at % 2 === 1 && at < pieces.length - 1) {
      const operator = OPERATOR.exec(pieces[at - 1]!.split(/\s/).at(-1)!);
      const isWhole = operator?.[0].length === operator?.input.length;
      return [{ name: operator && isWhole ? operator[1]!.toLowerCase() : '', value: piece, isQuoted: true }];
    }
    const parts = piece.split(/\s/).filter(Boolean);
    const isBeforeQuotes = at < pieces.length - 2 && !/\s$/.test(piece);
    return parts.flatMap((part, index) => {
      const [operator = '', name = ''] = OPERATOR.exec(part) ?? [];
      const isOfQuotes = isBeforeQuotes && index === parts.length - 1 && operator.length === part.length;
      return isOfQuotes ? [] : [{ name: name.toLowerCase(), value: part.slice(operator.length), isQuoted: false }];
    });
  });
}

/** Writes a filter of a search, so that reading it returns the value; without quotation marks, which no value can hold. */
export function writeChatSearchFilter(filter: ChatSearchFilter, value: string): string {
  const pieces = value.replace(QUOTATION_MARKS, '"').split('"');
  const piece = pieces.reduce((longest, one) => (one.trim().length > longest.length ? one.trim() : longest), '');
  return /\s/.test(piece) ? `${filter}:"${piece}"` : `${filter}:${piece}`;
}

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

/** A part of a search: a word or a text in quotation marks, with or without an operator. */
const PART = /(?:(from|in|has|before|after):)?(?:"([^"]*)"|(\S+))/gi;
const QUOTATION_MARKS = /[“”„]/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * Reads a search of messages: words, "texts in quotation marks", `from:`, `in:`, `has:`, and `before:` and `after:` with
 * a day such as 2026-11-29 (UTC), which is itself left out. A part that follows none of these counts as words.
 */
export function parseChatSearch(search: string): ChatSearch {
  const words: string[] = [];
  const found = { phrases: [] as string[], from: [] as string[], in: [] as string[], has: [] as ChatSearchContent[] };
  let before: number | undefined;
  let after: number | undefined;
  for (const [whole, operator = '', quoted, word = ''] of search.replace(QUOTATION_MARKS, '"').matchAll(PART)) {
    const value = quoted ?? word;
    const name = operator.toLowerCase();
    const content = CHAT_SEARCH_CONTENTS.find((one) => one === value.toLowerCase());
    const day = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
    if ((name === 'from' || name === 'in') && value.trim()) found[name].push(value);
    else if (name === 'has' && content) found.has.push(content);
    else if (name === 'before' && !Number.isNaN(day)) before = Math.min(before ?? Infinity, day);
    else if (name === 'after' && !Number.isNaN(day)) after = Math.max(after ?? 0, day + DAY_MS);
    else if (!name && quoted !== undefined) found.phrases.push(quoted);
    else words.push(whole);
  }
  return { words: words.join(' '), ...found, before, after };
}

import { CHAT_SEARCH_FILTERS, parseChatSearch, type ChatSearchFilter } from '@meet/chat-contract';

/** A filter at the end of a search, whose value may be typed in part. */
export interface TypedFilter {
  readonly filter: ChatSearchFilter;
  /** Beginning of the value. */
  readonly typed: string;
  /** Index at which the filter begins. */
  readonly start: number;
}

const FILTER = /^([a-z]+):(.*)$/i;

/** Returns the filter that ends a search; undefined if the search ends in something else. */
export function findTypedFilter(search: string): TypedFilter | undefined {
  const pieces = search.split('"');
  const isQuoted = pieces.length % 2 === 0;
  const typedInQuotes = isQuoted ? pieces.pop()! : '';
  const before = isQuoted ? pieces.join('"') : search;
  const last = before.split(/\s/).at(-1)!;
  const start = before.length - last.length;
  const [, name = '', value = ''] = FILTER.exec(last) ?? [];
  const filter = CHAT_SEARCH_FILTERS.find((one) => one === name.toLowerCase());
  if (!filter || (isQuoted && value) || value.includes('"')) return undefined;
  return { filter, typed: value + typedInQuotes, start };
}

/** Returns a search without a filter at its end that has no value yet, or a value that the search can't use. */
export function withoutUnfinished(search: string): string {
  const ending = findTypedFilter(search);
  if (!ending) return search.trim();
  const { filter, start } = ending;
  const read = parseChatSearch(search.slice(start))[filter];
  const isFinished = Array.isArray(read) ? read.length > 0 : read !== undefined;
  return (isFinished ? search : search.slice(0, start)).trim();
}

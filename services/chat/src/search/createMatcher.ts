import type { MessageRecord } from '../models/messageModel.ts';
import { readSearchedText } from './readSearchedText.ts';
import { isUnspaced, splitPrefixes, splitRuns, splitTokens } from './splitTokens.ts';

export interface Matcher {
  /** Beginnings of tokens that a matching message has, the longest and so mostly the rarest first. */
  readonly prefixes: readonly string[];
  matches(message: Pick<MessageRecord, 'content' | 'mentions'>): boolean;
}

/** Creates a matcher for messages in which each word of the search begins a word. */
export function createMatcher(search: string): Matcher {
  const prefixes = [...splitPrefixes(search)].sort((a, b) => b.length - a.length);
  const unspaced = splitRuns(search).filter(isUnspaced);
  return {
    prefixes,
    matches(message) {
      const text = readSearchedText(message);
      const tokens = [...splitTokens(text)];
      if (!prefixes.every((prefix) => tokens.some((token) => token.startsWith(prefix)))) return false;
      const runs = unspaced.length > 0 ? splitRuns(text) : [];
      return unspaced.every((part) => runs.some((run) => run.includes(part)));
    },
  };
}

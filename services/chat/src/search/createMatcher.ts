import { isUnspaced, splitRuns, type ChatSearch } from '@meet/chat-contract';
import type { MessageRecord } from '../models/messageModel.ts';
import { readSearchedText, readTokens, toAuthorToken, toContentToken, toNameToken } from './readTokens.ts';
import { splitPrefixes } from './splitTokens.ts';

export interface Matcher {
  /**
   * Beginnings of tokens that a matching message has. The first is mostly the rarest: the longest word. Empty if only
   * times select messages.
   */
  readonly prefixes: readonly string[];
  /** Time before which no message matches, in Unix milliseconds. */
  readonly after: number;
  /** Time from which on no message matches, in Unix milliseconds. */
  readonly before: number;
  matches(message: MessageRecord): boolean;
}

/** Creates a matcher for messages that meet all parts of a search. `viewerId` is the author that `from:me` means. */
export function createMatcher(search: ChatSearch, viewerId: string): Matcher {
  const { words, phrases, from, has, before = Infinity, after = 0 } = search;
  const texts = [words, ...phrases];
  const ofTexts = texts.flatMap((text) => [...splitPrefixes(text)]).sort((a, b) => b.length - a.length);
  const ofAuthors = from.flatMap((name) =>
    name.toLowerCase() === 'me' ? [toAuthorToken(viewerId)] : [...splitPrefixes(name)].map(toNameToken),
  );
  const prefixes = [...new Set([...ofTexts, ...ofAuthors, ...has.map(toContentToken)])];
  const parts = [...splitRuns(words).filter(isUnspaced), ...phrases.map(toLine)].filter(Boolean);
  return {
    prefixes,
    after,
    before,
    matches(message) {
      if (message.deletedAt !== undefined) return false;
      if (message.timestamp < after || message.timestamp >= before) return false;
      const tokens = [...readTokens(message)];
      if (!prefixes.every((prefix) => tokens.some((token) => token.startsWith(prefix)))) return false;
      if (parts.length === 0) return true;
      const line = ` ${toLine(readSearchedText(message))}`;
      return parts.every((part) => line.includes(isUnspaced(part) ? part : ` ${part}`));
    },
  };
}

/** Returns the words of a text in one line. */
const toLine = (text: string): string => splitRuns(text).join(' ');

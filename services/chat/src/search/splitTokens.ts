import { isUnspaced, splitRuns } from '@meet/chat-contract';

/** Characters of a token that are stored and compared; longer words are cut. */
const TOKEN_MAX = 32;

/**
 * Returns the distinct tokens under which the search index stores a text: its words and emoji. A run of a script
 * without spaces is stored as each pair of neighbours, and its last letter alone, so that every part of it is found.
 */
export const splitTokens = (text: string): Set<string> => split(text, splitPairs);

/** Returns the beginnings of tokens that a message must have if it holds all words of a search. */
export const splitPrefixes = (search: string): Set<string> =>
  // The last letter alone may be followed by any other in a message.
  split(search, (run) => {
    const pairs = splitPairs(run);
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });

const split = (text: string, splitUnspaced: (run: string) => string[]): Set<string> =>
  new Set(splitRuns(text).flatMap((run) => (isUnspaced(run) ? splitUnspaced(run) : run.slice(0, TOKEN_MAX))));

/** Returns each letter with the next one, and the last letter alone. */
const splitPairs = (run: string): string[] => [...run].map((letter, at, letters) => letter + (letters[at + 1] ?? ''));

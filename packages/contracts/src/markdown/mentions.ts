/** Id that mentions everybody in the room. */
export const MENTION_ALL = 'all';

/** A mention as it is stored: `<@`, the id of a person or `all`, and `>`. */
const MENTION = /<@([A-Za-z0-9_-]{1,64})>/g;

/** Returns a mention as it is stored. */
export const toMentionToken = (id: string): string => `<@${id}>`;

/** Returns whether a text may contain mentions. It is cheap, since most texts contain none. */
export const hasMentions = (text: string): boolean => text.includes('<@');

/** Returns the distinct ids of all mentions in a text, including those in code and quotes. */
export const findMentionIds = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];

/** Replaces mentions by names. A mention whose id `getName` does not know stays unchanged. */
export const nameMentions = (text: string, getName: (id: string) => string | undefined): string =>
  hasMentions(text) ? text.replace(MENTION, (token, id: string) => getName(id) ?? token) : text;

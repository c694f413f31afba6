/** Id in a mention of everybody in the room. */
export const MENTION_ALL = 'all';

/** A mention as it is stored: `<@` and the id of a person, or `all`. */
const MENTION = /<@([A-Za-z0-9_-]{1,64})>/g;

/** Returns how a mention is stored. */
export const toMentionToken = (id: string): string => `<@${id}>`;

/** Whether a text may hold mentions. Cheap: most texts hold none. */
export const hasMentions = (text: string): boolean => text.includes('<@');

/** Returns the ids of all mentions in a text, each once, those in code and quotes included. */
export const findMentionIds = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];

/** Puts names in the place of mentions. A mention whose id `getName` does not know stays as it is. */
export const nameMentions = (text: string, getName: (id: string) => string | undefined): string =>
  hasMentions(text) ? text.replace(MENTION, (token, id: string) => getName(id) ?? token) : text;

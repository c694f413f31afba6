import emojis from 'emojibase-data/en/compact.json' with { type: 'json' };
import names from 'emojibase-data/en/shortcodes/github.json' with { type: 'json' };

export interface NamedEmoji {
  readonly name: string;
  readonly emoji: string;
}

const NAMED: readonly NamedEmoji[] = (
  emojis as unknown as readonly { readonly hexcode: string; readonly unicode: string }[]
).flatMap(({ hexcode, unicode }) =>
  [(names as Readonly<Record<string, string | readonly string[]>>)[hexcode] ?? []]
    .flat()
    .map((name) => ({ name, emoji: unicode })),
);
const BY_NAME: ReadonlyMap<string, string> = new Map(NAMED.map(({ name, emoji }) => [name, emoji]));

/** Returns the emoji with this name. */
export const getEmoji = (name: string): string | undefined => BY_NAME.get(name.toLowerCase());

/** Returns the emoji whose name begins with a text, then those in which a later word does. Shorter names come first. */
export function findEmoji(typed: string, max: number): NamedEmoji[] {
  const wanted = typed.toLowerCase();
  const byLength = (a: NamedEmoji, b: NamedEmoji) => a.name.length - b.name.length;
  const first = NAMED.filter(({ name }) => name.startsWith(wanted)).sort(byLength);
  const later = NAMED.filter(({ name }) => name.includes(`_${wanted}`) && !name.startsWith(wanted)).sort(byLength);
  const found = new Map<string, NamedEmoji>();
  for (const one of [...first, ...later]) if (!found.has(one.emoji)) found.set(one.emoji, one);
  return [...found.values()].slice(0, max);
}

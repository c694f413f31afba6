const firstLetter = (word = '') => [...word][0]?.toLocaleUpperCase() ?? '';

/** 'Ada Lovelace' → 'AL', 'ada@x.org' → 'A', '' → '?'. */
export function initials(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)) ?? [];
  const last = words.length > 1 && !name.includes('@') ? firstLetter(words.at(-1)) : '';
  return firstLetter(words[0]) + last || '?';
}

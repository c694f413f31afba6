/**
 * Returns one capital letter. A letter like 'ß', whose capital form has two letters, stays as it is. Signs before the
 * letter, as in '’t Hooft', are skipped.
 */
const firstLetter = (word = '') => {
  const letter = /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
  const capital = letter.toLocaleUpperCase();
  return [...capital].length === 1 ? capital : letter;
};

/** Returns a name's initials: 'Ada Lovelace' → 'AL', 'ada@x.org' → 'A', '' → '?'. */
export function initials(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)) ?? [];
  const last = words.length > 1 && !name.includes('@') ? firstLetter(words.at(-1)) : '';
  return firstLetter(words[0]) + last || '?';
}

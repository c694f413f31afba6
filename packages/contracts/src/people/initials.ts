/** One letter: the capital of 'ß' would be two. Signs before it, as in '’t Hooft', are left out. */
const firstLetter = (word = '') => {
  const letter = /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
  const capital = letter.toLocaleUpperCase();
  return [...capital].length === 1 ? capital : letter;
};

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

import { foldText, splitWords } from '@meet/contracts/texts';

interface Searchable {
  label: string;
  group: string;
  keywords?: string;
}

/** Returns the commands in which every typed word begins some word, in the given order. */
export function filterCommands<Item extends Searchable>(commands: readonly Item[], query: string): Item[] {
  const wanted = foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    // A word with punctuation is matched literally: `off/site`, `(paris`, `ana@example`.
    .map((text) => ({ text, isWord: splitWords(text)[0] === text }));
  return commands.filter(({ label, keywords = '', group }) => {
    const words = splitWords(`${label} ${keywords} ${group}`);
    const texts = [label, keywords].map(foldText);
    return wanted.every(
      ({ text, isWord }) =>
        words.some((word) => word.startsWith(text)) || (isWord ? texts[1]! : texts.join(' ')).includes(text),
    );
  });
}

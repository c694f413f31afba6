import { foldText, splitWords } from '@meet/contracts/texts';

interface Searchable {
  label: string;
  group: string;
  keywords?: string;
}

/** Returns the commands of which every typed word begins some word, in the order given. */
export function filterCommands<Item extends Searchable>(commands: readonly Item[], query: string): Item[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, keywords = '', group }) => {
    const words = splitWords(`${label} ${keywords} ${group}`);
    const begins = (want: string) => words.some((word) => word.startsWith(want));
    const texts = [label, keywords].map(foldText);
    return wanted.every((want) => {
      // A word with signs in it is looked for as it is typed: `off/site`, `(paris`, `ana@example`.
      const isWord = splitWords(want)[0] === want;
      return begins(want) || (isWord ? texts[1]! : texts.join(' ')).includes(want);
    });
  });
}

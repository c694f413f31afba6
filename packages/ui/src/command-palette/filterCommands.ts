import { foldText } from '@meet/contracts/texts';

interface Searchable {
  label: string;
  group: string;
  keywords?: string;
}

/** Returns the commands of which every typed word begins some word, in the order given. */
export function filterCommands<Item extends Searchable>(commands: readonly Item[], query: string): Item[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, keywords = '', group }) => {
    const words = foldText(`${label} ${keywords} ${group}`).split(/[\s@._-]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)) || foldText(keywords).includes(want));
  });
}

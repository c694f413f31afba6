interface Searchable {
  label: string;
  group: string;
  keywords?: string;
}

/** 'é' is found by 'e'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Those of which every typed word begins some word, in the order given. */
export function filterCommands<Item extends Searchable>(commands: readonly Item[], query: string): Item[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, keywords = '', group }) => {
    const words = plain(`${label} ${keywords} ${group}`).split(/[\s@._-]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)) || plain(keywords).includes(want));
  });
}

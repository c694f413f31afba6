/** Returns the collections of a bulkWrite command, which writes to several, in the order of its list. */
export function collectionsOfBulkWrite({ nsInfo }: Readonly<Record<string, unknown>>): string[] {
  return (nsInfo as { readonly ns: string }[]).map(({ ns }) => ns.slice(ns.indexOf('.') + 1));
}

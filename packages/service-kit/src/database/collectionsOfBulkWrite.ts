/** The collections that a command which writes to several names, in the order in which it names them. */
export function collectionsOfBulkWrite({ nsInfo }: Readonly<Record<string, unknown>>): string[] {
  return (nsInfo as { readonly ns: string }[]).map(({ ns }) => ns.slice(ns.indexOf('.') + 1));
}

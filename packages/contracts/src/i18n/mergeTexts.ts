/** Texts of one domain, nested by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * Joins the domains' texts into one new tree, so that changes to it leave theirs unchanged. Error texts of all domains
 * are under `errors`. Throws if two domains have a text for the same key.
 */
export function mergeTexts(...trees: TextTree[]): TextTree {
  const merged: Record<string, string | TextTree> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const present = merged[key];
      if (present === undefined) merged[key] = typeof value === 'object' ? mergeTexts(value) : value;
      else if (typeof present === 'object' && typeof value === 'object') merged[key] = mergeTexts(present, value);
      else throw new Error(`Two texts claim the key ${key}.`);
    }
  }
  return merged;
}

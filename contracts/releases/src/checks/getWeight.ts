/** The variant of a file in brotli, as it is sent. */
export const toVariantName = (name: string): string => `${name}.br`;

const WEIGHED = /\.(m?js|css)$/;

/** Counts the bytes of a release's scripts and styles, as they travel. */
export const getWeight = (files: ReadonlyMap<string, Uint8Array>): number =>
  [...files]
    .filter(([name]) => WEIGHED.test(name))
    .reduce((sum, [name, content]) => sum + (files.get(toVariantName(name)) ?? content).length, 0);

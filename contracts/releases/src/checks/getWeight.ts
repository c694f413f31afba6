/** Returns the name of a file's brotli variant, which is the one that is sent. */
export const toVariantName = (name: string): string => `${name}.br`;

const WEIGHED = /\.(m?js|css)$/;

/** Returns the number of bytes of a release's scripts and styles, as transferred. */
export const getWeight = (files: ReadonlyMap<string, Uint8Array>): number =>
  [...files]
    .filter(([name]) => WEIGHED.test(name))
    .reduce((sum, [name, content]) => sum + (files.get(toVariantName(name)) ?? content).length, 0);

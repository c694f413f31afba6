/** Everything, with the tools of tests; or only what builds and runs the product. */
export const ALL = 'all';
export const PRODUCT = 'product';

/**
 * Returns the arguments of npm that bring a checkout to what is wanted, or undefined if it has that already. Packages stay
 * once they are installed: a checkout with everything keeps everything.
 * @param {{ wanted: 'all' | 'product', lockfile: string, stamp: string | undefined, hasModules: boolean }} state
 *   lockfile: its hash; stamp: what the last complete installation wrote; hasModules: whether anything is installed.
 * @returns {{ args: string[], scope: 'all' | 'product' } | undefined}
 */
export function chooseInstall({ wanted, lockfile, stamp, hasModules }) {
  // Installations by npm itself, without a stamp, have everything.
  const [former, present = ALL] = stamp?.split(' ') ?? [undefined, hasModules ? ALL : PRODUCT];
  const scope = present === ALL ? ALL : wanted;
  if (former === lockfile && scope === present) return undefined;
  const part = scope === PRODUCT ? '--omit=dev' : '--include=dev';
  // The lockfile is the same: npm adds the packages that are missing, and leaves those that are there.
  return { args: former === lockfile ? ['install', '--no-save', part] : ['ci', part], scope };
}

/** Returns what a complete installation writes. */
export const stampFor = (lockfile, scope) => `${lockfile} ${scope}`;

/** Scopes of an installation: everything including test tools, or only the packages that build and run the product. */
export const ALL = 'all';
export const PRODUCT = 'product';

/**
 * Returns npm's arguments that install the wanted scope, or undefined if the checkout has it already. Installed
 * packages stay: a checkout with everything keeps everything.
 * @param {{ wanted: 'all' | 'product', lockfile: string, stamp: string | undefined, hasModules: boolean }} state
 * lockfile: its hash; stamp: the text that the last complete installation wrote; hasModules: whether anything is
 * installed.
 * @returns {{ args: string[], scope: 'all' | 'product' } | undefined}
 */
export function chooseInstall({ wanted, lockfile, stamp, hasModules }) {
  // An installation by npm itself writes no stamp and includes everything.
  const [former, present = ALL] = stamp?.split(' ') ?? [undefined, hasModules ? ALL : PRODUCT];
  const scope = present === ALL ? ALL : wanted;
  if (former === lockfile && scope === present) return undefined;
  const part = scope === PRODUCT ? '--omit=dev' : '--include=dev';
  // The lockfile is unchanged, so npm only adds the missing packages and keeps the installed ones.
  return { args: former === lockfile ? ['install', '--no-save', part] : ['ci', part], scope };
}

/** Returns the stamp that a complete installation writes. */
export const stampFor = (lockfile, scope) => `${lockfile} ${scope}`;

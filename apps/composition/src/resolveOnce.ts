import { existsSync } from 'node:fs';
import type { ResolveHookSync } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Returns a hook that resolves modules as Node.js does, but looks for each file once. Node.js would search for the same
 * package again for every module that imports it, and resolve the links on each file's path.
 */
export function resolveOnce(): ResolveHookSync {
  const files = new Map<string, boolean>();
  const packages = new Map<string, ReturnType<ResolveHookSync>>();

  function isFile(url: string): boolean {
    const known = files.get(url);
    if (known !== undefined) return known;
    const exists = existsSync(fileURLToPath(url));
    files.set(url, exists);
    return exists;
  }

  return (specifier, context, next) => {
    const folder = sourceFolder(context.parentURL);
    const isPlain = context.conditions.includes('import') && Object.keys(context.importAttributes).length === 0;
    if (folder === undefined || !isPlain || specifier.startsWith('node:')) return next(specifier, context);

    if (specifier.startsWith('.')) {
      const { href } = new URL(specifier, context.parentURL);
      return href.endsWith('.ts') && isFile(href)
        ? { url: href, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context);
    }
    const key = `${folder} ${specifier}`;
    const known = packages.get(key);
    if (known) return known;
    const found = { ...next(specifier, context), shortCircuit: true };
    packages.set(key, found);
    return found;
  };
}

/**
 * Returns the folder of one of our modules; all modules in it find the same packages. Returns undefined for installed
 * modules.
 */
function sourceFolder(url: string | undefined): string | undefined {
  if (!url?.startsWith('file:') || url.includes('/node_modules/')) return undefined;
  const at = url.lastIndexOf('/src/');
  return at < 0 ? undefined : url.slice(0, at);
}

import { createRequire } from 'node:module';
import { findManifestProblems } from '@meet/contracts/remotes';

const require = createRequire(import.meta.url);

/**
 * Returns a manifest in the form of the record, in which a drawing replaces the name of a lucide icon. Throws if a
 * registry would refuse it.
 * @param {import('@meet/contracts/remotes').ManifestSource} manifest
 * @returns {import('@meet/contracts/remotes').RemoteManifest}
 */
export function resolveManifest(manifest) {
  const navigation = manifest.navigation.map((entry) => ({ ...entry, icon: resolveIcon(entry.icon) }));
  const resolved = { ...manifest, navigation };
  const problems = findManifestProblems(resolved);
  if (problems.length) {
    const list = problems.map(({ key, at }) => `${key}: ${at}`).join('\n  ');
    throw new Error(`The manifest of ${manifest.name} is not sound:\n  ${list}`);
  }
  return resolved;
}

function resolveIcon(icon) {
  if (typeof icon !== 'string') return icon;
  const { __iconData: data } = readIcon(icon);
  // An outdated name resolves to the present icon, but without its drawing.
  if (!data) throw new Error(`lucide calls the icon ${icon} otherwise by now; name it so.`);
  return data.node;
}

function readIcon(icon) {
  try {
    return require(`lucide-react/icons/${icon}`);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`lucide has no icon ${icon}.`, { cause: error });
  }
}

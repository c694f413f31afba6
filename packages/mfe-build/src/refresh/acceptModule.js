import Refresh from 'react-refresh/runtime';

const REFRESH_AFTER_MS = 30;
let timer;

/** Returns the registry to which swc's output reports the components and hooks of one module. */
export const getRegistrar = (module) => ({
  register: (type, name) => Refresh.register(type, `${module.id} ${name}`),
  sign: Refresh.createSignatureFunctionForTransform,
});

/**
 * Called at the end of a module. A module that exports only components is replaced in place, and they keep their state.
 * Any other module passes the change to its importers.
 */
export function acceptModule(module, hot) {
  const exported = getExports(module);
  for (const [name, value] of exported) Refresh.register(value, `${module.id} export ${name}`);
  const { families: before } = hot.data ?? {};
  const families = getFamilies(exported);
  if (before && !isSame(before, families)) return hot.invalidate();
  if (!families) return undefined;
  hot.dispose((data) => (data.families = families));
  hot.accept();
  if (before) refreshSoon();
  return undefined;
}

/** Returns the exports; none while modules that import each other are still loading. */
function getExports({ exports }) {
  try {
    return Object.entries(exports ?? {});
  } catch {
    return [];
  }
}

/**
 * Returns the families of the exported components. While they stay the same, importers keep their state. Returns
 * undefined if the module can't be replaced in place.
 */
function getFamilies(exported) {
  if (!exported.length || !exported.every(([, value]) => Refresh.isLikelyComponentType(value))) return undefined;
  return new Map(exported.map(([name, value]) => [name, Refresh.getFamilyByType(value)]));
}

const isSame = (before, now) =>
  before.size === now?.size && [...before].every(([name, family]) => now.get(name) === family);

/** Refreshes once for all modules of one update. */
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => Refresh.performReactRefresh(), REFRESH_AFTER_MS);
}

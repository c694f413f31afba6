import Refresh from 'react-refresh/runtime';

const REFRESH_AFTER_MS = 30;
let timer;

/** Registry to which swc's output reports the components and their hooks of one module. */
export const getRegistrar = (module) => ({
  register: (type, name) => Refresh.register(type, `${module.id} ${name}`),
  sign: Refresh.createSignatureFunctionForTransform,
});

/**
 * Called at a module's end. One that exports components alone is exchanged in place, and they keep their state; any other
 * hands the change on to who imports it.
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

/** None where modules that import each other are still on their way. */
function getExports({ exports }) {
  try {
    return Object.entries(exports ?? {});
  } catch {
    return [];
  }
}

/** Importers keep their state while these are the same; undefined if they never may. */
function getFamilies(exported) {
  if (!exported.length || !exported.every(([, value]) => Refresh.isLikelyComponentType(value))) return undefined;
  return new Map(exported.map(([name, value]) => [name, Refresh.getFamilyByType(value)]));
}

const isSame = (before, now) =>
  before.size === now?.size && [...before].every(([name, family]) => now.get(name) === family);

/** Once for all modules of one update. */
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => Refresh.performReactRefresh(), REFRESH_AFTER_MS);
}

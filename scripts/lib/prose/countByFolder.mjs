/** Folders whose subfolders are counted one by one. */
const SPLIT = new Set(['packages', 'services']);

/** Returns the folder under which the baseline counts a file: `docs`, `packages/ui`, `services/chat`, or `.`. */
export function getFolder(file) {
  const parts = file.split('/');
  if (parts.length === 1) return '.';
  return parts.length > 2 && SPLIT.has(parts[0]) ? `${parts[0]}/${parts[1]}` : parts[0];
}

/** Counts faults per folder, folders in alphabetical order. */
export function countByFolder(faults) {
  const counts = Object.groupBy(faults, ({ file }) => getFolder(file));
  return Object.fromEntries(
    Object.keys(counts)
      .toSorted()
      .map((folder) => [folder, counts[folder].length]),
  );
}

/** Compares counts with the baseline: `risen` folders fail the check, `fallen` ones ask for a lower baseline. */
export function compareWithBaseline(counts, baseline) {
  const folders = [...new Set([...Object.keys(counts), ...Object.keys(baseline)])].toSorted();
  const changes = folders.map((folder) => ({ folder, now: counts[folder] ?? 0, allowed: baseline[folder] ?? 0 }));
  return {
    risen: changes.filter(({ now, allowed }) => now > allowed),
    fallen: changes.filter(({ now, allowed }) => now < allowed),
  };
}

/** Returns the baseline with each folder's count lowered to the present one, never raised. */
export function lowerBaseline(counts, baseline) {
  return Object.fromEntries(
    Object.entries(baseline)
      .map(([folder, allowed]) => [folder, Math.min(allowed, counts[folder] ?? 0)])
      .filter(([, allowed]) => allowed > 0),
  );
}

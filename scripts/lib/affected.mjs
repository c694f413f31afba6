/** Files whose change may change anything: they decide how all is installed, built, checked and run. */
const EVERYTHING =
  /^(package(-lock)?[.]json|tsconfig[^/]*[.]json|jest[.]config[.]js|eslint[.]config[.]js|[.]dependency-cruiser[.]cjs|[.]npmrc|[.]nvmrc|[.]ci\/|scripts\/)/;
/** Read by people alone, but for the formatter. */
const PAPERS =
  /^(docs\/|[.]changeset\/|[.]github\/)|(^|\/)[^/]+[.]md$|^(LICENSE|Dockerfile|docker-compose[.]yml|[.](docker|git|prettier)ignore|[.]editorconfig)$/;
const TEST = /[.]test[.][cm]?[jt]sx?$/;
/** Files through which the browser's journeys always go. */
const FRAME = /^(shell|gateway|all-in-one|apart)\//;

/**
 * Returns everything that a change touches.
 *
 * @param changed Files, by their path from the root; those that are gone too.
 * @param graph Each module with the modules that it imports.
 * @param workspaces Their folders.
 * @param runs Modules that a module starts as programs, which no import tells: `{ starter: [program] }`.
 * @param domains Folders of each domain: its remote, its services. Journeys of a domain stand in `e2e/specs/<domain>`.
 * @param specs Every browser spec.
 */
export function findAffected({ changed, graph, workspaces, runs = {}, domains, specs }) {
  const workspaceOf = (file) => longest(workspaces.filter((folder) => file.startsWith(`${folder}/`)));
  const isEverything = changed.some((file) => EVERYTHING.test(file));
  const counted = changed.filter((file) => !PAPERS.test(file));

  // For a file that is no module (a stylesheet, a document) or is gone, only the workspace is known.
  const unknown = new Set(counted.filter((file) => !graph.has(file)).map(workspaceOf));
  const seeds = isEverything
    ? [...graph.keys()]
    : [...graph.keys()].filter((file) => counted.includes(file) || unknown.has(workspaceOf(file)));
  const touched = dependentsOf(seeds, graph, runs);

  const changedWorkspaces = new Set(counted.map(workspaceOf).filter(Boolean));
  const tests = [...graph.keys()].filter(
    (file) => TEST.test(file) && (touched.has(file) || changedWorkspaces.has(workspaceOf(file))),
  );
  const isWhole = isEverything || counted.some((file) => FRAME.test(file) && !TEST.test(file));
  const touchedDomains = Object.entries(domains)
    .filter(([, folders]) =>
      folders.some((folder) => [...touched].some((file) => file.startsWith(folder) && !TEST.test(file))),
    )
    .map(([domain]) => domain);
  return {
    everything: isEverything,
    workspaces: unique([...touched].map(workspaceOf)),
    tests: tests.sort(),
    specs: specs
      .filter(
        (spec) =>
          isWhole || touched.has(spec) || touchedDomains.some((domain) => spec.startsWith(`e2e/specs/${domain}/`)),
      )
      .sort(),
  };
}

/** These and all that import them, directly or not, or start what does. */
function dependentsOf(seeds, graph, runs) {
  const importers = new Map();
  const note = (from, to) => importers.set(to, [...(importers.get(to) ?? []), from]);
  for (const [file, imported] of graph) for (const to of imported) note(file, to);
  for (const [file, started] of Object.entries(runs)) for (const to of started) note(file, to);
  const found = new Set(seeds);
  const queue = [...found];
  while (queue.length) {
    for (const file of importers.get(queue.pop()) ?? []) {
      if (found.has(file)) continue;
      found.add(file);
      queue.push(file);
    }
  }
  return found;
}

const longest = (texts) => texts.sort((a, b) => b.length - a.length)[0];
const unique = (items) => [...new Set(items.filter(Boolean))].sort();

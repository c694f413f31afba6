/** Files whose change may affect everything: they determine how the repository is installed, built, checked and run. */
const EVERYTHING =
  /^(package(-lock)?[.]json|tsconfig[^/]*[.]json|jest[.]config[.]js|eslint[.]config[.]js|[.]dependency-cruiser[.]cjs|[.]npmrc|[.]nvmrc|[.]ci\/|scripts\/)/;
/** Files that only people read. Apart from the formatter, no tool reads them. */
const PAPERS =
  /^(docs\/|[.]changeset\/|[.]github\/)|(^|\/)[^/]+[.]md$|^(LICENSE|Dockerfile|docker-compose[.]yml|[.](docker|git|prettier)ignore|[.]editorconfig)$/;
const TEST = /[.]test[.][cm]?[jt]sx?$/;
/** Code of a single service. */
const SERVICE = /^services\/([^/]+\/)src\//;
/** Folders whose tests start every service. */
const PROGRAMS = /^(gateway|apps|e2e)\//;
/** Folders that each TypeScript program `tsconfig.<name>.json` includes. */
const TYPES = {
  browser:
    /^(packages\/(contracts|ui|remote-kit|guidance|account-pages|meeting-room|create-remote)|contracts\/[^/]+|shell|mfe-[^/]+|e2e|bench\/(background|reconnect))\//,
  server: /^(packages\/(contracts|service-kit|embedded-mongo|meeting-room)|contracts|services|gateway|apps|bench)\//,
};
/** Files that every browser spec depends on. */
const FRAME = /^(shell|gateway|apps)\//;

/**
 * Returns everything that a change touches.
 *
 * @param changed Paths from the root of all changed files, including deleted ones.
 * @param graph Each module with the modules that it imports.
 * @param workspaces Folders of the workspaces.
 * @param runs Modules that a module starts as programs, which no import shows: `{ starter: [program] }`.
 * @param domains Folders of each domain: its remote and its services. The specs of a domain are in
 * `e2e/specs/<domain>`, or in
 * `e2e/specs/<domain>.spec.ts`.
 * @param specs Every browser spec.
 */
export function findAffected({ changed, graph, workspaces, runs = {}, domains, specs }) {
  const getWorkspace = (file) => longest(workspaces.filter((folder) => file.startsWith(`${folder}/`)));
  const isEverything = changed.some((file) => EVERYTHING.test(file));
  const counted = changed.filter((file) => !PAPERS.test(file));

  // If a file is deleted or no module (a stylesheet, a document), only its workspace is known.
  const unknown = new Set(counted.filter((file) => !graph.has(file)).map(getWorkspace));
  const seeds = isEverything
    ? [...graph.keys()]
    : [...graph.keys()].filter((file) => counted.includes(file) || unknown.has(getWorkspace(file)));
  const touched = findDependents(seeds, graph, runs);
  const tested = isEverything ? touched : findTested(seeds, touched, graph, runs);

  const changedWorkspaces = new Set(counted.map(getWorkspace).filter(Boolean));
  const tests = [...graph.keys()].filter(
    (file) => TEST.test(file) && (tested.has(file) || changedWorkspaces.has(getWorkspace(file))),
  );
  const isWhole = isEverything || counted.some((file) => FRAME.test(file) && !TEST.test(file));
  const touchedDomains = Object.entries(domains)
    .filter(([, folders]) =>
      folders.some((folder) => [...touched].some((file) => file.startsWith(folder) && !TEST.test(file))),
    )
    .map(([domain]) => domain);
  return {
    everything: isEverything,
    workspaces: unique([...touched].map(getWorkspace)),
    types: getTypes([...findDependents(seeds, graph, {})].filter((file) => tested.has(file))),
    tests: tests.sort(),
    specs: specs
      .filter((spec) => isWhole || tested.has(spec) || touchedDomains.some((domain) => belongsTo(spec, domain)))
      .sort(),
  };
}

/** Returns the names of the TypeScript programs that include these modules. */
function getTypes(files) {
  return Object.keys(TYPES).filter((name) => files.some((file) => TYPES[name].test(file)));
}

/**
 * Returns the touched modules whose tests have to run. If only one service's code changed, a test that starts every
 * service counts only if it imports that service or its contract. Complete runs cover the others.
 */
function findTested(seeds, touched, graph, runs) {
  const names = [...new Set(seeds.map((file) => SERVICE.exec(file)?.[1]).filter(Boolean))];
  const folders = names.flatMap((name) => [`services/${name}`, `contracts/${name}`]);
  const uses = (file) => graph.get(file)?.some((imported) => folders.some((folder) => imported.startsWith(folder)));
  const others = seeds.filter((file) => !SERVICE.test(file));
  return new Set([
    ...findDependents(others, graph, runs),
    ...[...touched].filter((file) => !PROGRAMS.test(file) || uses(file)),
  ]);
}

/** Returns these modules and all modules that import or start one of them, directly or indirectly. */
function findDependents(seeds, graph, runs) {
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

const belongsTo = (spec, domain) =>
  [`e2e/specs/${domain}/`, `e2e/specs/${domain}.spec.ts`].some((at) => spec.startsWith(at));
const longest = (texts) => texts.sort((a, b) => b.length - a.length)[0];
const unique = (items) => [...new Set(items.filter(Boolean))].sort();

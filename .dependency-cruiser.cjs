// The rules of the house about what may import what; `npm run imports` checks them, along relative paths too.
const { globSync, readFileSync } = require('node:fs');
const path = require('node:path');

const REMOTES = 'mfe-meetings|mfe-network|mfe-chat|mfe-account';
/** A domain's contract, which all who call it may import. */
const CONTRACT = '^contracts/[^/]+/';
/** The part of a contract that needs Node: what a service and those who build for it check alike. */
const CHECKS = `${CONTRACT}src/checks/`;
const TESTS = '[.]test[.]tsx?$|/testing/';

/** The floors of the shell and of each remote, from the ground up: a folder imports those before it, never one after it. */
const FLOORS = {
  shell: [
    ['browser'],
    ['i18n'],
    ['session'],
    ['addresses'],
    ['remotes'],
    ['initial-page'],
    ['instant-join'],
    ['push'],
    ['base'],
    ['usage', 'version'],
    ['host'],
    ['frame'],
    ['pages'],
    ['app'],
  ],
  'mfe-account': [['i18n', 'captcha', 'applications', 'password', 'owned-things', 'state'], ['features']],
  'mfe-chat': [['i18n', 'state'], ['emoji', 'files', 'people'], ['features'], ['widget'], ['page']],
  'mfe-meetings': [['i18n', 'state'], ['parts'], ['features'], ['pages']],
  'mfe-network': [['i18n', 'state'], ['components'], ['features']],
};

const floors = Object.entries(FLOORS).flatMap(([workspace, stack]) => {
  const known = [...stack.flat(), 'testing'];
  const unknown = globSync(`${workspace}/src/*/**/*.{ts,tsx}`, { cwd: __dirname }).find(
    (file) => !known.includes(file.split(path.sep)[2]),
  );
  if (unknown) throw new Error(`${unknown} stands on no floor: name its folder in FLOORS.`);
  return stack.slice(0, -1).map((folders, level) => ({
    name: `floors of ${workspace}: ${folders.join(', ')}`,
    comment: 'A folder imports only folders of the floors below it: move the shared part down, or pass it in.',
    severity: 'error',
    from: { path: `^${workspace}/src/(${folders.join('|')})/`, pathNot: TESTS },
    to: {
      path: `^${workspace}/src/(${stack
        .slice(level + 1)
        .flat()
        .join('|')})/`,
    },
  }));
});

/** Every workspace with the other workspaces that it may import: those that its package.json names. */
const workspaces = readPackage('package.json').workspaces.flatMap((pattern) =>
  globSync(`${pattern}/package.json`, { cwd: __dirname }).map((file) => ({
    folder: path.dirname(file),
    ...readPackage(file),
  })),
);

const declaredWorkspaces = workspaces.map(({ folder, dependencies, devDependencies, peerDependencies }) => {
  const declared = { ...dependencies, ...devDependencies, ...peerDependencies };
  const others = workspaces.filter((other) => other.folder !== folder && !(other.name in declared));
  return {
    name: `declared-workspaces of ${folder}`,
    comment: 'A package names the workspaces that it imports in its own package.json.',
    severity: 'error',
    from: { path: getFiles(folder) },
    to: { path: others.map((other) => getFiles(other.folder)) },
  };
});

/** A workspace's files, without those of a workspace that stands within its folder. */
function getFiles(folder) {
  const nested = workspaces.filter((other) => other.folder.startsWith(`${folder}/`));
  return `^${folder}/${nested.map((other) => `(?!${other.folder.slice(folder.length + 1)}/)`).join('')}`;
}

function readPackage(file) {
  return JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that import each other belong together, or need a third: move the shared part.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Every imported module exists. The named one has only types.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'declared-dependencies',
      comment: 'A package names its imports; the root names the tools that build and test all packages.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'packages-import-packages',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `^(services|gateway|shell|${REMOTES}|apps|e2e|bench)/` },
    },
    {
      name: 'contracts-import-contracts',
      comment: 'Browsers and servers both load a contract.',
      severity: 'error',
      from: { path: CONTRACT, pathNot: CHECKS },
      to: { path: '^(?!contracts/[^/]+/|packages/contracts/|node_modules/)' },
    },
    {
      name: 'checks-under-node',
      comment: 'A contract’s checks that need Node are not loaded by browsers.',
      severity: 'error',
      from: {
        path: `^(contracts/[^/]+|shell|${REMOTES}|packages/(ui|remote-kit|guidance|account-pages|contracts))/`,
        pathNot: CHECKS,
      },
      to: { path: CHECKS },
    },
    {
      name: 'remotes-separate',
      comment: 'Remotes and the shell never import each other: use slots, events or hrefFor.',
      severity: 'error',
      from: { path: `^(shell|${REMOTES})/` },
      to: { path: `^(shell|${REMOTES})/`, pathNot: '^$1/' },
    },
    {
      name: 'browser-calls-the-server',
      comment: 'Browser code reaches the server only by calls.',
      severity: 'error',
      from: {
        path: `^(shell|${REMOTES}|packages/(ui|remote-kit|guidance|account-pages|contracts|meeting-room/src/(client|external-api)))/`,
      },
      to: { path: '^(services|gateway|apps|packages/(service-kit|embedded-mongo))/' },
    },
    {
      name: 'features-separate',
      comment: 'A feature never imports another feature: lift the shared part into state/, components/ or packages/.',
      severity: 'error',
      from: { path: `^(shell|${REMOTES})/src/features/([^/]+)/` },
      to: { path: `^(shell|${REMOTES})/src/features/`, pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'services-separate',
      comment: 'A service reaches another one by calls, never by import.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services|gateway|apps)/', pathNot: '^services/$1/' },
    },
    {
      name: 'graphql-parts-translate',
      comment:
        'A service’s part of the GraphQL schema imports only contracts, because the gateway may run without the service.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/graphql/', pathNot: TESTS },
      to: { path: '.', pathNot: ['^services/$1/src/graphql/', CONTRACT, '^packages/contracts/'] },
    },
    {
      name: 'gateway-separate',
      comment: 'The gateway has no business rule and no database.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: {
        path: '^(services|apps|packages/embedded-mongo)/|node_modules/(mongoose|mongodb)/',
      },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Code of the product imports nothing that is made for tests.',
      severity: 'error',
      from: { path: '^(packages|contracts|services|gateway|shell|mfe-[^/]+|apps)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    ...floors,
    ...declaredWorkspaces,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|test-results)/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'require', 'types'] },
    cache: { folder: '.cache/imports', strategy: 'content' },
  },
};

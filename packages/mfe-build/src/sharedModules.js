import { readPackage } from './findPackage.js';

/**
 * @typedef {object} SharedModule
 * @property {string} range Versions that a remote accepts. It is what remotes may use, whatever their own lockfiles
 * hold.
 * @property {string} chunk The shell's chunk that holds it, so that modules that are used together load together.
 * @property {readonly string[] | undefined} exports The only provided names; all others are tree-shaken out of the
 * shell.
 */

const ROUTER_EXPORTS = [
  'Link',
  'MemoryRouter',
  'NavLink',
  'Navigate',
  'Outlet',
  'Route',
  'Routes',
  'createSearchParams',
  'generatePath',
  'matchPath',
  'matchRoutes',
  'resolvePath',
  'useHref',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useNavigationType',
  'useOutlet',
  'useOutletContext',
  'useParams',
  'useResolvedPath',
  'useRoutes',
  'useSearchParams',
];

const APOLLO_EXPORTS = [
  'ApolloClient',
  'ApolloLink',
  'CombinedGraphQLErrors',
  'HttpLink',
  'InMemoryCache',
  'NetworkStatus',
  'ServerError',
];
const APOLLO_REACT_EXPORTS = [
  'ApolloProvider',
  'skipToken',
  'useApolloClient',
  'useFragment',
  'useLazyQuery',
  'useMutation',
  'useQuery',
];
const RXJS_EXPORTS = [
  'BehaviorSubject',
  'EMPTY',
  'NEVER',
  'Observable',
  'ReplaySubject',
  'Subject',
  'Subscription',
  'animationFrames',
  'asyncScheduler',
  'auditTime',
  'bufferTime',
  'catchError',
  'combineLatest',
  'concat',
  'concatMap',
  'debounce',
  'debounceTime',
  'defer',
  'delay',
  'distinctUntilChanged',
  'endWith',
  'exhaustMap',
  'expand',
  'filter',
  'finalize',
  'firstValueFrom',
  'from',
  'fromEvent',
  'fromEventPattern',
  'ignoreElements',
  'interval',
  'isObservable',
  'lastValueFrom',
  'map',
  'merge',
  'mergeMap',
  'of',
  'pairwise',
  'race',
  'repeat',
  'retry',
  'sampleTime',
  'scan',
  'share',
  'shareReplay',
  'skip',
  'skipUntil',
  'skipWhile',
  'startWith',
  'switchMap',
  'take',
  'takeUntil',
  'takeWhile',
  'tap',
  'throttleTime',
  'throwError',
  'timeout',
  'timer',
  'withLatestFrom',
];
const YUP_EXPORTS = [
  'ArraySchema',
  'StringSchema',
  'ValidationError',
  'array',
  'boolean',
  'date',
  'lazy',
  'mixed',
  'number',
  'object',
  'ref',
  'setLocale',
  'string',
];
const FORMIK_EXPORTS = [
  'ErrorMessage',
  'Field',
  'FieldArray',
  'Form',
  'Formik',
  'useField',
  'useFormik',
  'useFormikContext',
];

/** Third-party modules that the shell gives to every remote, one instance each. */
const THIRD_PARTIES = {
  react: { range: '^19.0.0', chunk: 'react' },
  'react/jsx-runtime': { range: '^19.0.0', chunk: 'react' },
  'react-dom': { range: '^19.0.0', chunk: 'react' },
  'react-router': { range: '^7.0.0', chunk: 'remotes', exports: ROUTER_EXPORTS },
  'react-router-dom': { range: '^7.0.0', chunk: 'remotes', exports: ROUTER_EXPORTS },
  i18next: { range: '^27.0.0', chunk: 'texts' },
  'react-i18next': { range: '^18.0.0', chunk: 'texts', exports: ['I18nextProvider', 'Trans', 'useTranslation'] },
  formik: { range: '^2.4.0', chunk: 'forms', exports: FORMIK_EXPORTS },
  yup: { range: '^1.7.0', chunk: 'forms', exports: YUP_EXPORTS },
  rxjs: { range: '^7.8.0', chunk: 'kit', exports: RXJS_EXPORTS },
  jotai: { range: '^3.0.0', chunk: 'kit' },
  'jotai/utils': { range: '^3.0.0', chunk: 'kit' },
  '@apollo/client': { range: '^4.0.0', chunk: 'apollo', exports: APOLLO_EXPORTS },
  '@apollo/client/react': { range: '^4.0.0', chunk: 'apollo', exports: APOLLO_REACT_EXPORTS },
  graphql: { range: '^16.0.0', chunk: 'apollo', exports: ['BREAK', 'Kind', 'OperationTypeNode', 'print', 'visit'] },
};

/**
 * Our packages with their public sub-paths. It omits `testing`, which never runs on a page, and `plain`, which is for
 * pages without all this. It omits pictures, because a remote bundles the few that it uses. It also omits the domains'
 * contracts, `capabilities`, `erasure`, `push`, `keys`, `markdown`, `texts` and `zones`: a second copy of such plain
 * values and functions does no harm.
 */
const HOUSE = {
  '@meet/ui': {
    range: '^0.1.0',
    subPaths: ['carousel', 'chips-field', 'command-palette', 'cropper', 'info-tip', 'virtual-list', 'waiting'],
  },
  '@meet/contracts': {
    range: '^0.1.0',
    subPaths: ['addresses', 'client', 'core', 'events', 'forms', 'i18n', 'people', 'routes', 'session'],
  },
  '@meet/remote-kit': { range: '^0.1.0', subPaths: ['apollo', 'forms', 'network', 'people'] },
  '@meet/guidance': { range: '^0.1.0', subPaths: ['administrators-view'] },
};

/**
 * Our modules that every page of a remote needs. Each further request costs a page some milliseconds of processor time.
 */
const TOGETHER = [
  '@meet/contracts',
  ...['addresses', 'client', 'events', 'i18n', 'routes'].map((subPath) => `@meet/contracts/${subPath}`),
  '@meet/remote-kit',
  '@meet/ui',
];

const getChunk = (request) =>
  TOGETHER.includes(request) ? 'remotes' : request.replace('@meet/', '').replace('/', '-');

const houseModules = Object.entries(HOUSE).flatMap(([name, { range, subPaths }]) =>
  [name, ...subPaths.map((subPath) => `${name}/${subPath}`)].map((request) => [
    request,
    { range, chunk: getChunk(request) },
  ]),
);

/**
 * The one table of modules that the shell provides and remotes don't bundle, by import request. It is the same wherever
 * this package is installed.
 * @type {Readonly<Record<string, SharedModule>>}
 */
export const SHARED_MODULES = { ...THIRD_PARTIES, ...Object.fromEntries(houseModules) };

/**
 * Returns the versions that a shell provides, which are the installed ones.
 * @param {string} folder The shell's.
 * @returns {Record<string, string>} by import request
 */
export function readProvidedVersions(folder) {
  const versions = Object.keys(SHARED_MODULES).map((request) => [
    request,
    readPackage(getPackage(request), folder).version,
  ]);
  return Object.fromEntries(versions);
}

/** Returns the package of an import request. */
export function getPackage(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

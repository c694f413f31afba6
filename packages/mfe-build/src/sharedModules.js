import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from './workspace.js';

/**
 * @typedef {object} SharedModule
 * @property {string} version What the shell provides.
 * @property {string} range What a remote asks for.
 * @property {string} chunk The shell's chunk that holds it, so that what is used together is fetched together.
 * @property {readonly string[] | undefined} exports The only names that are provided; the rest is shaken out of the shell.
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

/** Third parties: what the shell gives to every remote, one instance each. */
const THIRD_PARTIES = {
  react: { chunk: 'react' },
  'react/jsx-runtime': { chunk: 'react' },
  'react-dom': { chunk: 'react' },
  'react-router': { chunk: 'router', exports: ROUTER_EXPORTS },
  'react-router-dom': { chunk: 'router', exports: ROUTER_EXPORTS },
  i18next: { chunk: 'texts' },
  'react-i18next': { chunk: 'texts', exports: ['I18nextProvider', 'Trans', 'useTranslation'] },
  formik: { chunk: 'forms', exports: FORMIK_EXPORTS },
  yup: { chunk: 'forms', exports: YUP_EXPORTS },
  rxjs: { chunk: 'kit', exports: RXJS_EXPORTS },
  jotai: { chunk: 'kit' },
  'jotai/utils': { chunk: 'kit' },
  '@apollo/client': { chunk: 'apollo', exports: APOLLO_EXPORTS },
  '@apollo/client/react': { chunk: 'apollo', exports: APOLLO_REACT_EXPORTS },
  graphql: { chunk: 'apollo', exports: ['BREAK', 'Kind', 'OperationTypeNode', 'print', 'visit'] },
};

/** Packages of the house, each with all its public sub-paths. */
export const HOUSE = ['@meet/ui', '@meet/contracts', '@meet/remote-kit', '@meet/guidance'];
/**
 * Folders that are not shared: tests never run on a page, and of pictures a remote bundles the few that it uses, which is
 * less than fetching them all. So it is with the domains' contracts: plain values, of which a second copy harms nothing.
 */
const UNSHARED_FOLDERS = new Set(['testing', 'icons', 'illustrations', 'graphql', 'remotes']);

/**
 * The one table of what the shell provides and remotes don't bundle.
 * @returns {Record<string, SharedModule>} by import request
 */
export function readSharedModules() {
  const table = {};
  for (const [request, { chunk, exports }] of Object.entries(THIRD_PARTIES)) {
    const { version } = readPackage(path.join(WORKSPACE, 'node_modules', packageOf(request)));
    table[request] = { version, range: `^${version}`, chunk, exports };
  }
  for (const name of HOUSE) {
    const folder = path.join(WORKSPACE, 'packages', name.split('/')[1]);
    const { version } = readPackage(folder);
    for (const request of [name, ...subPathsOf(name, folder)]) {
      table[request] = { version, range: `^${version}`, chunk: request.replace('@meet/', '').replace('/', '-') };
    }
  }
  return table;
}

function subPathsOf(name, folder) {
  const source = path.join(folder, 'src');
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !UNSHARED_FOLDERS.has(entry.name))
    .filter((entry) => existsSync(path.join(source, entry.name, 'index.ts')))
    .map((entry) => `${name}/${entry.name}`)
    .sort();
}

function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function packageOf(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

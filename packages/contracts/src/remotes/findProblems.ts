import { LOCALES } from '../core/locales.ts';
import { firstSegment } from '../routes/firstSegment.ts';
import type { RouteDefinition, RouteNeed } from '../routes/defineRoutes.ts';
import { ROUTES } from '../routes/routes.ts';
import { SERVER_SEGMENTS } from '../routes/serverSegments.ts';
import { toContainerName, releaseBase, type FirstPaint, type PaintPart, type ReleaseRecord } from './ReleaseRecord.ts';
import type { ManifestIcon, ManifestNavigation, ManifestPage, RemoteManifest } from './RemoteManifest.ts';

/** A fault of a record and its place. `key` is a text key under `remotes.` of the contracts' texts. */
export interface RecordProblem {
  readonly key:
    | 'shape'
    | 'name'
    | 'place'
    | 'file'
    | 'firstPaint'
    | 'page'
    | 'path'
    | 'frame'
    | 'navigation'
    | 'icon'
    | 'slot'
    | 'pageEvent'
    | 'words';
  /** Place of the fault: the name of a member, a file or a page. */
  readonly at: string;
}

export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,48}[a-z0-9]$/;
const SLOT_NAME = /^[a-z][\w-]*\.[a-z][\w-]*\/v[1-9]\d*$/i;
const PAGE_EVENT_NAME = /^[a-z][\w-]*\.[a-z][\w-]*@[1-9]\d*$/i;
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9a-z.]{1,40})?$/;
const HASH = /^[0-9a-f]{12}$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE_NAME = /^(?!.*(^|\/)\.)[\w@.-]+(\/[\w@.-]+)*$/;
const PAGE_NAME = /^[a-z][A-Za-z0-9]{0,60}$/;
const OWN_PATH = /^\/[a-z][a-z0-9-]*(\/(:?[A-Za-z][\w-]*|\*))*$/;
/** Maximum number of files of a first paint, since a page requests them all at once. */
const FIRST_PAINT_FILES_MAX = 50;
const ICON_TAGS = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const ICON_ATTRIBUTE = /^(d|c[xy]|r[xy]?|[xy][12]?|width|height|points|key)$/;
const ICON_VALUE = /^[\w\s,.+-]{0,2000}$/;

/**
 * Returns the faults for which every registry refuses a release's record; an empty list for a valid one. It does not
 * read the files' bytes.
 */
export function findProblems(candidate: unknown): RecordProblem[] {
  if (!isSound(candidate)) return [{ key: 'shape', at: 'release.json' }];
  const { name, version, hash, container, base, entry, files, manifest, types, firstPaint } = candidate;
  if (!REMOTE_NAME.test(name) || !VERSION.test(version) || !HASH.test(hash) || manifest.name !== name) {
    return [{ key: 'name', at: `${name} ${version}` }];
  }
  return [
    ...problem(container !== toContainerName(name, hash) || base !== releaseBase(name, version, hash), 'place', base),
    ...problem(!Object.hasOwn(files, entry), 'file', entry),
    ...problem(types !== undefined && !(types.endsWith('.d.ts') && Object.hasOwn(files, types)), 'file', String(types)),
    ...Object.entries(files).flatMap(([file, integrity]) =>
      problem(!FILE_NAME.test(file) || !INTEGRITY.test(integrity), 'file', file),
    ),
    ...(firstPaint ? findFirstPaintProblems(firstPaint, candidate) : []),
    ...findManifestProblems(manifest),
  ];
}

/** Returns a first paint's files that the release lacks, and first paints with too many files. */
function findFirstPaintProblems({ remote, pages, slots }: FirstPaint, record: ReleaseRecord): RecordProblem[] {
  const unknown = (names: readonly string[], known: object) =>
    names.flatMap((name) => problem(!Object.hasOwn(known, name), 'firstPaint', name));
  const toProblems = (at: string, { files, texts, shared }: PaintPart) => {
    const named = [...files, ...Object.values(texts).flat()];
    return [
      ...problem(named.length > FIRST_PAINT_FILES_MAX, 'firstPaint', at),
      ...unknown(named, record.files),
      ...unknown(shared, record.shared),
    ];
  };
  return [
    ...toProblems('remote', remote),
    ...[...Object.entries(pages), ...Object.entries(slots)].flatMap(([at, part]) => toProblems(at, part)),
    ...unknown(Object.keys(pages), record.manifest.pages),
    ...Object.keys(slots).flatMap((slot) => problem(!record.manifest.fills.includes(slot), 'firstPaint', slot)),
  ];
}

/** Returns the faults of a manifest alone. */
export function findManifestProblems(manifest: RemoteManifest): RecordProblem[] {
  const { words, pages, navigation, fills, declares, emits, hears } = manifest;
  return [
    ...problem(!areWords(words), 'words', manifest.name),
    ...Object.entries(pages).flatMap(([name, page]) => findPageProblems(name, page)),
    ...navigation.flatMap((entry) => findNavigationProblems(entry, pages)),
    ...[...fills, ...declares].flatMap((slot) => problem(!SLOT_NAME.test(slot), 'slot', slot)),
    ...[...emits, ...hears].flatMap((event) => problem(!PAGE_EVENT_NAME.test(event), 'pageEvent', event)),
  ];
}

function findPageProblems(name: string, page: ManifestPage): RecordProblem[] {
  if (!PAGE_NAME.test(name)) return [{ key: 'page', at: name }];
  return [...findPathProblems(name, page), ...problem(!isFrame(page.frame) || !areNeeds(page.needs), 'frame', name)];
}

function findPathProblems(name: string, { path, access }: ManifestPage): RecordProblem[] {
  const promised = promisedRoute(name);
  if (promised) return problem(promised.owner !== 'remote' || path !== undefined, 'path', name);
  const segment = firstSegment(path ?? '');
  const isTaken =
    SERVER_SEGMENTS.has(segment) || Object.values(ROUTES).some((route) => firstSegment(route.path) === segment);
  return problem(!path || !OWN_PATH.test(path) || isTaken || (access !== 'public' && access !== 'login'), 'path', name);
}

function findNavigationProblems(
  { page, words, shortWords, icon, order }: ManifestNavigation,
  pages: RemoteManifest['pages'],
): RecordProblem[] {
  const path = pages[page]?.path ?? promisedRoute(page)?.path;
  return [
    ...problem(
      !Object.hasOwn(pages, page) || !path || path.includes(':') || !Number.isFinite(order),
      'navigation',
      page,
    ),
    ...problem(!areWords(words) || (shortWords !== undefined && !areWords(shortWords)), 'words', page),
    ...problem(!isIcon(icon), 'icon', page),
  ];
}

const promisedRoute = (name: string): RouteDefinition | undefined =>
  Object.hasOwn(ROUTES, name) ? ROUTES[name as keyof typeof ROUTES] : undefined;

const problem = (is: boolean, key: RecordProblem['key'], at: string): RecordProblem[] => (is ? [{ key, at }] : []);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const areTexts = (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const isPart = (value: unknown) =>
  isObject(value) &&
  isListOfTexts(value['files']) &&
  isListOfTexts(value['shared']) &&
  isObject(value['texts']) &&
  Object.values(value['texts']).every(isListOfTexts);
/** A member that a later version adds passes: this shell ignores it. */
const isFrame = (value: unknown) =>
  value === undefined || (isObject(value) && Object.values(value).every((shown) => typeof shown === 'boolean'));
const NEEDS: Readonly<Record<RouteNeed, true>> = {
  code: true,
  'code-or-error': true,
  membership: true,
  role: true,
  administrator: true,
  'organization-admin': true,
};
/** Refuses an unknown need, because a shell that ignored it would open the page to more people. */
const areNeeds = (value: unknown) =>
  value === undefined || (isListOfTexts(value) && (value as string[]).every((need) => Object.hasOwn(NEEDS, need)));

const areParts = (value: unknown) => isObject(value) && Object.values(value).every(isPart);
const isFirstPaint = (value: unknown) =>
  isObject(value) && isPart(value['remote']) && areParts(value['pages']) && areParts(value['slots']);

const areWords = (words: unknown): boolean =>
  isObject(words) &&
  LOCALES.every((locale) => {
    const text = words[locale];
    return typeof text === 'string' && text.trim() !== '' && text.length <= 60;
  });

function isIcon(icon: ManifestIcon): boolean {
  return icon.every(
    (node) =>
      Array.isArray(node) &&
      ICON_TAGS.has(String(node[0])) &&
      isObject(node[1]) &&
      Object.entries(node[1]).every(
        ([attribute, value]) => ICON_ATTRIBUTE.test(attribute) && ICON_VALUE.test(String(value)),
      ),
  );
}

/** Returns whether all members exist with the right types. Their values are validated afterwards. */
function isSound(candidate: unknown): candidate is ReleaseRecord {
  if (!isObject(candidate) || !isObject(candidate['manifest'])) return false;
  const { name, version, hash, container, contract, base, entry, files, shared, manifest, types, firstPaint } =
    candidate;
  const { pages, navigation } = manifest as Record<string, unknown>;
  return (
    [name, version, hash, container, base, entry].every((text) => typeof text === 'string') &&
    Number.isInteger(contract) &&
    (types === undefined || typeof types === 'string') &&
    (firstPaint === undefined || isFirstPaint(firstPaint)) &&
    areTexts(files) &&
    areTexts(shared) &&
    isObject(pages) &&
    Object.values(pages).every(isObject) &&
    Array.isArray(navigation) &&
    navigation.every((one) => isObject(one) && typeof one['page'] === 'string' && Array.isArray(one['icon'])) &&
    ['fills', 'declares', 'emits', 'hears'].every((member) =>
      isListOfTexts((manifest as Record<string, unknown>)[member]),
    )
  );
}

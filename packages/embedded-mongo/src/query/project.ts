import { isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';

type Project = (doc: Doc) => Doc;
/** Fields that a projection names: whole ones (true), or some of their fields. */
interface Tree {
  [field: string]: Tree | true;
}

/** Compiles a projection that keeps or drops fields. Returns undefined if it keeps everything. */
export function compileProjection(spec: Value): Project | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new MongoError('TypeMismatch', 'projection must be an object');
  const entries = Object.entries(spec).flatMap(flatten);
  if (entries.length === 0) return undefined;
  const tree: Tree = {};
  let keeps: boolean | undefined;
  let keepsId: boolean | undefined;
  for (const [path, value] of entries) {
    const parts = path.split('.');
    checkPath(path);
    if (parts.some((part) => part.startsWith('$'))) throw unsupported(`a positional projection, ${path},`);
    if (!isNumeric(value) && typeof value !== 'boolean') throw unsupported(`a computed projection, of ${path},`);
    const isKept = isTruthy(value);
    if (path === '_id') keepsId = isKept;
    else {
      if (keeps !== undefined && keeps !== isKept) throw mixed(path, isKept);
      keeps = isKept;
      place(tree, parts);
    }
  }
  const isInclusion = keeps ?? keepsId === true;
  if (isInclusion ? keepsId !== false : keepsId === false) tree._id = true;
  return (doc) => (isInclusion ? include(doc, tree) : exclude(doc, tree)) as Doc;
}

function flatten([path, value]: [string, Value]): [string, Value][] {
  const first = isDoc(value) ? Object.keys(value)[0] : undefined;
  if (!isDoc(value) || first?.startsWith('$')) return [[path, value]];
  if (first === undefined) throw new MongoError('Location51270', 'An empty sub-projection is not a valid value.');
  return Object.entries(value).flatMap(([name, inner]) => flatten([`${path}.${name}`, inner]));
}

function checkPath(path: string): void {
  if (path === '') throw new MongoError('Location40352', 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new MongoError('Location40353', "FieldPath must not end with a '.'.");
  if (path.split('.').includes(''))
    throw new MongoError('Location15998', 'FieldPath field names may not be empty strings.');
}

function mixed(path: string, isKept: boolean): MongoError {
  const [own, other] = isKept ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
  return new MongoError(
    isKept ? 'Location31253' : 'Location31254',
    `Cannot do ${own} on field ${path} in ${other} projection`,
  );
}

function place(tree: Tree, [first = '', ...rest]: readonly string[]): void {
  const existing = Object.hasOwn(tree, first) ? tree[first] : undefined;
  if (existing === true || (existing && rest.length === 0))
    throw new MongoError('Location31249', `Path collision at ${first}`);
  const branch: Tree | true = rest.length === 0 ? true : (existing ?? {});
  tree[first] = branch;
  if (branch !== true) place(branch, rest);
}

const getBranch = (tree: Tree, name: string): Tree | true | undefined =>
  Object.hasOwn(tree, name) ? tree[name] : undefined;

function include(value: Value, tree: Tree): Value {
  if (Array.isArray(value))
    return value.filter((element) => isDoc(element) || Array.isArray(element)).map((element) => include(element, tree));
  if (!isDoc(value)) return undefined;
  const result: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = getBranch(tree, name);
    const kept = branch === true ? inner : branch && include(inner, branch);
    if (kept !== undefined) result[name] = kept;
  }
  return result;
}

function exclude(value: Value, tree: Tree): Value {
  if (Array.isArray(value)) return value.map((element) => exclude(element, tree));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = getBranch(tree, name);
    if (branch !== true) result[name] = branch ? exclude(inner, branch) : inner;
  }
  return result;
}

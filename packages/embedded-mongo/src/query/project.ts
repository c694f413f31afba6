import { evaluateExpression, PLAIN, type Environment } from '../aggregate/expressions.ts';
import { asNumber, isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileFilter, elementTest, type Matcher } from './match.ts';
import { isIndex } from './paths.ts';

type Project = (doc: Doc) => Doc;
/** What a projection says of one field: keep, drop, descend, or compute. */
interface Tree {
  [field: string]: Tree | true | ((doc: Doc, current: Value) => Value);
}

/** Compiles find's projection; undefined when it keeps everything. */
export function compileProjection(
  spec: Value,
  filter: Doc = {},
  environment = PLAIN,
  isStage = false,
): Project | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new MongoError('TypeMismatch', 'projection must be an object');
  const entries = Object.entries(spec).flatMap(flatten);
  if (entries.length === 0) return undefined;
  const tree: Tree = {};
  let mode: 'include' | 'exclude' | undefined;
  let idMode: 'include' | 'exclude' | undefined;
  for (const [path, value] of entries) {
    const flag = isNumeric(value) || typeof value === 'boolean' ? (isTruthy(value) ? 'include' : 'exclude') : undefined;
    if (path === '_id' && flag) {
      idMode = flag;
      continue;
    }
    const parts = path.split('.');
    if (parts.at(-1) === '$') {
      place(tree, parts.slice(0, -1), positional(parts.slice(0, -1), filter, environment));
      mode = combine(mode, 'include', path);
    } else if (flag) {
      mode = combine(mode, flag, path);
      place(tree, parts, true);
    } else {
      place(
        tree,
        parts,
        isStage ? evaluateExpression(value, environment, (result) => result) : computed(value, environment),
      );
      if (isStage || !isDoc(value) || !('$slice' in value)) mode = combine(mode, 'include', path);
    }
  }
  const isInclusion = mode === 'include' || (mode === undefined && idMode === 'include');
  if (isInclusion ? idMode !== 'exclude' : idMode === 'exclude') tree._id = true;
  return isInclusion ? (doc) => include(doc, tree, doc) as Doc : (doc) => exclude(doc, tree, doc) as Doc;
}

function flatten([path, value]: [string, Value]): [string, Value][] {
  const first = isDoc(value) ? Object.keys(value)[0] : undefined;
  if (!isDoc(value) || first?.startsWith('$')) return [[path, value]];
  if (first === undefined) throw new MongoError('FailedToParse', 'An empty sub-projection is not a valid value.');
  return Object.entries(value).flatMap(([name, inner]) => flatten([`${path}.${name}`, inner]));
}

function combine<Mode extends string>(current: Mode | undefined, next: Mode, path: string): Mode {
  if (current !== undefined && current !== next) {
    throw new MongoError(
      'Location31254',
      `Cannot do ${next === 'include' ? 'inclusion' : 'exclusion'} on field ${path} in ${current === 'include' ? 'inclusion' : 'exclusion'} projection`,
    );
  }
  return next;
}

function place(tree: Tree, parts: readonly string[], leaf: Tree[string]): void {
  const [first, ...rest] = parts;
  if (!first) throw new MongoError('Location40415', 'FieldPath field names may not be empty strings.');
  const existing = tree[first];
  if (rest.length === 0) {
    if (existing !== undefined) throw collision(first);
    tree[first] = leaf;
  } else {
    if (existing === true || typeof existing === 'function') throw collision(first);
    place((tree[first] ??= {}) as Tree, rest, leaf);
  }
}

const collision = (name: string): MongoError => new MongoError('Location31249', `Path collision at ${name}`);

function computed(value: Value, environment: Environment): (doc: Doc, current: Value) => Value {
  if (isDoc(value) && '$elemMatch' in value) {
    const test = elementTest(value.$elemMatch, environment);
    return (_doc, current) => {
      const found = Array.isArray(current) ? current.find(test) : undefined;
      return found === undefined ? undefined : [found];
    };
  }
  if (isDoc(value) && '$slice' in value) {
    const [skip, limit] = sliceArguments(value.$slice);
    return (_doc, current) => {
      if (!Array.isArray(current)) return current;
      if (limit === undefined) return skip < 0 ? current.slice(skip) : current.slice(0, skip);
      const start = skip < 0 ? Math.max(current.length + skip, 0) : skip;
      return current.slice(start, start + limit);
    };
  }
  if (isDoc(value) && '$meta' in value) throw unsupported('$meta');
  return evaluateExpression(value, environment, (result) => result);
}

function sliceArguments(argument: Value): [number, number | undefined] {
  const [skip, limit] = (Array.isArray(argument) ? argument : [argument]).map((item) => Math.trunc(asNumber(item)));
  if (skip === undefined || Number.isNaN(skip))
    throw new MongoError('BadValue', '$slice needs a number or an array of two');
  if (limit !== undefined && !(limit > 0)) throw new MongoError('BadValue', '$slice limit must be positive');
  return [skip, limit];
}

/** `field.$`: the first element that the filter's conditions on that array match. */
function positional(
  parts: readonly string[],
  filter: Doc,
  environment: Environment,
): (doc: Doc, current: Value) => Value {
  const test = elementConditions(filter, parts.join('.'), environment);
  if (!test)
    throw new MongoError('BadValue', `positional operator '.$' requires corresponding field in query specifier`);
  return (_doc, current) => {
    if (!Array.isArray(current)) return current;
    const found = current.find(test);
    if (found === undefined)
      throw new MongoError(
        'BadValue',
        'Executor error during find command: the positional operator did not find the match needed from the query',
      );
    return [found];
  };
}

/** The filter's conditions on the elements of one array, as a test of an element. */
export function elementConditions(
  filter: Doc,
  arrayPath: string,
  environment: Environment,
): ((element: Value) => boolean) | undefined {
  const tests: ((element: Value) => boolean)[] = [];
  const visit = (conditions: Doc): void => {
    for (const [name, operand] of Object.entries(conditions)) {
      if (name === '$and' && Array.isArray(operand)) operand.forEach((part) => isDoc(part) && visit(part));
      else if (name === arrayPath && isDoc(operand) && '$elemMatch' in operand)
        tests.push(elementTest(operand.$elemMatch, environment));
      else if (name === arrayPath) {
        const matches: Matcher = compileFilter({ element: operand }, environment);
        tests.push((element) => matches({ element }));
      } else if (name.startsWith(`${arrayPath}.`)) {
        const rest = name.slice(arrayPath.length + 1);
        if (isIndex(rest.split('.')[0]!)) continue;
        const matches: Matcher = compileFilter({ [rest]: operand }, environment);
        tests.push((element) => isDoc(element) && matches(element));
      }
    }
  };
  visit(filter);
  return tests.length > 0 ? (element) => tests.every((test) => test(element)) : undefined;
}

function include(value: Value, tree: Tree, root: Doc): Value {
  if (Array.isArray(value))
    return value
      .filter((element) => isDoc(element) || Array.isArray(element))
      .map((element) => include(element, tree, root));
  if (!isDoc(value)) return undefined;
  const result: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === undefined) continue;
    const kept =
      branch === true ? inner : typeof branch === 'function' ? branch(root, inner) : include(inner, branch, root);
    if (kept !== undefined) result[name] = kept;
  }
  for (const [name, branch] of Object.entries(tree)) {
    if (Object.hasOwn(value, name) || branch === true) continue;
    const added = typeof branch === 'function' ? branch(root, undefined) : compute(branch, root);
    if (added !== undefined) result[name] = added;
  }
  return result;
}

/** A computed field makes the documents on its path where they are missing. */
function compute(tree: Tree, root: Doc): Value {
  const result: Doc = {};
  for (const [name, branch] of Object.entries(tree)) {
    const added =
      branch === true ? undefined : typeof branch === 'function' ? branch(root, undefined) : compute(branch, root);
    if (added !== undefined) result[name] = added;
  }
  return Object.keys(result).length > 0 ? result : undefined;
}

function exclude(value: Value, tree: Tree, root: Doc): Value {
  if (Array.isArray(value)) return value.map((element) => exclude(element, tree, root));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === true) continue;
    const kept =
      branch === undefined ? inner : typeof branch === 'function' ? branch(root, inner) : exclude(inner, branch, root);
    if (kept !== undefined) result[name] = kept;
  }
  return result;
}

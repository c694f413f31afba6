import { areEqual } from '../bson/keys.ts';
import { isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileFilter, type Matcher } from '../query/match.ts';
import { isIndex, valueAt } from '../query/paths.ts';
import { FIELD_UPDATES, OTHER_UPDATES } from './operators.ts';
import { updatePipeline } from './pipeline.ts';

/** Returns the updated document. Unchanged fields keep their value objects. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

interface Change {
  operator: string;
  path: string[];
  /** Returns the new value of the field. `undefined` removes the field, the same value leaves it unchanged. */
  apply: (current: Value) => Value;
}

const MAX_PADDING = 1_500_000;

/** Compiles operators, a replacement or a pipeline. Throws MongoDB's errors for a malformed one. */
export function compileUpdate(update: Value, arrayFilters: Value): Update {
  if (Array.isArray(update)) {
    const run = updatePipeline(update);
    return (doc) => {
      const after = run(doc);
      return '_id' in after || !('_id' in doc) ? after : { _id: doc._id, ...after };
    };
  }
  if (!isDoc(update)) throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  const names = Object.keys(update);
  if (!names.some((name) => name.startsWith('$'))) {
    return (doc) => ('_id' in doc && !('_id' in update) ? { _id: doc._id, ...update } : { ...update });
  }
  if (!names[0]!.startsWith('$'))
    throw new MongoError(
      'DollarPrefixedFieldName',
      "A field with a dollar ($) is not allowed in the context of an update's replacement document.",
    );
  const changes = names.flatMap((operator) => parseOperator(operator, update[operator]));
  checkConflicts(changes);
  changes.sort((one, other) => comparePaths(one.path, other.path));
  const filters = parseArrayFilters(arrayFilters, changes);
  const touched = new Set(changes.map(({ path }) => path[0]!));
  return (before, isInsert) => {
    const doc = { ...before };
    for (const name of touched) if (Object.hasOwn(doc, name)) write(doc, name, copy(doc[name]), '');
    for (const change of changes) {
      if (change.operator === '$setOnInsert' && !isInsert) continue;
      for (const path of expandPath(doc, change.path, filters)) updateField(doc, path, change);
    }
    return doc;
  };
}

function parseOperator(operator: string, fields: Value): Change[] {
  if (OTHER_UPDATES.has(operator)) throw unsupported(`the update operator ${operator}`);
  const apply = FIELD_UPDATES[operator];
  if (!apply)
    throw new MongoError(
      'FailedToParse',
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(fields))
    throw new MongoError(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}}`,
    );
  return Object.entries(fields).map(([name, argument]) => {
    const path = name.split('.');
    if (path.includes(''))
      throw new MongoError(
        'EmptyFieldName',
        `The update path '${name}' contains an empty field name, which is not allowed.`,
      );
    if (path.includes('$')) throw unsupported(`the positional operator, in '${name}',`);
    return { operator, path, apply: (current) => apply(current, argument) };
  });
}

function comparePaths(one: readonly string[], other: readonly string[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const [left, right] = [one[at]!, other[at]!];
    if (left === right) continue;
    if (isIndex(left) && isIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return one.length - other.length;
}

function checkConflicts(changes: readonly Change[]): void {
  const sorted = changes.map(({ path }) => `${path.join('.')}.`).sort();
  const conflict = sorted.find((path, at) => at > 0 && path.startsWith(sorted[at - 1]!));
  if (conflict) {
    const name = conflict.slice(0, -1);
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${name}' would create a conflict at '${name}'`,
    );
  }
}

function parseArrayFilters(arrayFilters: Value, changes: readonly Change[]): Map<string, Matcher> {
  const filters = new Map<string, Matcher>();
  for (const filter of Array.isArray(arrayFilters) ? arrayFilters : []) {
    const names = new Set(getIdentifiers(filter as Doc));
    if (names.size !== 1)
      throw new MongoError('FailedToParse', 'Expected a single top-level field name in an array filter');
    filters.set([...names][0]!, compileFilter(filter));
  }
  const used = new Set(changes.flatMap(({ path }) => path.flatMap((part) => /^\$\[(.+)\]$/.exec(part)?.[1] ?? [])));
  for (const name of used)
    if (!filters.has(name)) throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path`);
  for (const name of filters.keys()) {
    if (!used.has(name))
      throw new MongoError('FailedToParse', `The array filter for identifier '${name}' was not used in the update`);
  }
  return filters;
}

const getIdentifiers = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0]!];
    return Array.isArray(value) ? value.flatMap((part) => getIdentifiers(part as Doc)) : [];
  });

/** Returns the concrete paths of `$[]` and `$[name]` in this document. */
function expandPath(doc: Doc, path: readonly string[], filters: Map<string, Matcher>): string[][] {
  const at = path.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [[...path]];
  const part = path[at]!;
  const lead = path.slice(0, at);
  const array = valueAt(doc, lead);
  if (!Array.isArray(array))
    throw new MongoError(
      'BadValue',
      `The path '${lead.join('.')}' must exist in the document in order to apply array updates.`,
    );
  const name = /^\$\[(.*)\]$/.exec(part)?.[1];
  if (name === undefined)
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${part}' is not allowed in an update path`,
    );
  const test = name === '' ? () => true : (element: Value) => filters.get(name)!({ [name]: element });
  const positions = array.flatMap((element, position) => (test(element) ? [position] : []));
  return positions.flatMap((position) => expandPath(doc, [...lead, String(position), ...path.slice(at + 1)], filters));
}

const cannotCreate = (part: string, parent: string): MongoError =>
  new MongoError('PathNotViable', `Cannot create field '${part}' in element {${parent}}`);

type Container = Doc | Value[];
const isContainer = (value: Value): value is Container => Array.isArray(value) || isDoc(value);

function read(container: Container, part: string): Value {
  if (Array.isArray(container)) return isIndex(part) ? container[Number(part)] : undefined;
  return Object.hasOwn(container, part) ? container[part] : undefined;
}

function write(container: Container, part: string, value: Value, parent: string): void {
  if (!Array.isArray(container)) {
    Object.defineProperty(container, part, { value, enumerable: true, writable: true, configurable: true });
    return;
  }
  if (!isIndex(part)) throw cannotCreate(part, parent);
  const position = Number(part);
  if (position > container.length + MAX_PADDING) throw new MongoError('BadValue', 'array padding is too large');
  while (container.length < position) container.push(null);
  container[position] = value;
}

function updateField(doc: Doc, path: readonly string[], { operator, apply }: Change): void {
  const last = path.at(-1)!;
  const makesPath = !['$unset', '$pull', '$pullAll', '$pop'].includes(operator);
  let container: Container = doc;
  let parent = '';
  const missing: string[] = [];
  for (const part of path.slice(0, -1)) {
    if (missing.length > 0) {
      missing.push(part);
      continue;
    }
    const next = read(container, part);
    if (next === undefined) {
      if (!makesPath) return;
      missing.push(part);
    } else if (isContainer(next)) {
      container = next;
    } else {
      if (!makesPath) return;
      throw cannotCreate(path[path.indexOf(part) + 1]!, part);
    }
    parent = part;
  }
  const current = missing.length > 0 ? undefined : read(container, last);
  const next = apply(current);
  if (next === undefined) {
    if (current !== undefined) remove(container, last);
    return;
  }
  if (next === current) return;
  for (const part of missing) {
    const made: Doc = {};
    write(container, part, made, parent);
    container = made;
  }
  write(container, last, next, parent);
}

/** Returns a deep copy that may be changed. */
function copy(value: Value): Value {
  if (Array.isArray(value)) return value.map(copy);
  return isDoc(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)])) : value;
}

function remove(container: Container, part: string): void {
  if (Array.isArray(container)) container[Number(part)] = null;
  else delete container[part];
}

/** Returns the document from which an upsert starts: the equalities of the filter. */
export function seedFromFilter(filter: Doc, seed: Doc = {}): Doc {
  for (const [name, operand] of Object.entries(filter)) {
    if (
      (name === '$and' || (name === '$or' && Array.isArray(operand) && operand.length === 1)) &&
      Array.isArray(operand)
    ) {
      for (const part of operand) if (isDoc(part)) seedFromFilter(part, seed);
    }
    if (name.startsWith('$')) continue;
    const value = toEquality(operand);
    if (value === undefined) continue;
    const change: Change = { operator: '$set', path: name.split('.'), apply: () => value };
    const existing = valueAt(seed, change.path);
    if (existing !== undefined && !areEqual(existing, value))
      throw new MongoError('NotSingleValueField', `cannot infer query fields to set, path '${name}' is matched twice`);
    updateField(seed, change.path, change);
  }
  return seed;
}

function toEquality(operand: Value): Value {
  const first = isDoc(operand) ? Object.keys(operand)[0] : undefined;
  if (!isDoc(operand) || !first?.startsWith('$'))
    return (operand as { pattern?: string } | null)?.pattern === undefined ? operand : undefined;
  if ('$eq' in operand) return operand.$eq;
  for (const operator of ['$in', '$all']) {
    const list = operand[operator];
    if (Array.isArray(list) && list.length === 1) return list[0];
  }
  return undefined;
}

import { EMPTY_ARRAY, type KeyValue } from '../bson/keys.ts';
import { isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** Returns whether a part of a path may be an array position. A part with a leading zero is a name. */
export const isIndex = (part: string): boolean => /^(?:0|[1-9]\d*)$/.test(part);

const field = (doc: Doc, name: string): Value => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/**
 * Called with each value that a path reaches. `isAtPosition` tells whether the path's last part is its array position.
 */
type Leaf = (value: Value, isAtPosition: boolean) => boolean;

/**
 * Calls `leaf` with every value that a filter's dotted path reaches, `undefined` for a missing one, until it returns
 * true. Arrays on the way are searched element by element: documents in them by the whole rest of the path. If the path
 * names a position, the element there is also searched by the part after it.
 */
export function someLeaf(value: Value, path: readonly string[], leaf: Leaf, from = 0): boolean {
  if (from === path.length) return leaf(value, false);
  const part = path[from]!;
  if (!Array.isArray(value))
    return isDoc(value) ? someLeaf(field(value, part), path, leaf, from + 1) : leaf(undefined, false);
  const position = isIndex(part) ? Number(part) : -1;
  return value.some((element, at) => {
    if (isDoc(element) && someLeaf(element, path, leaf, from)) return true;
    if (at !== position) return false;
    if (from + 1 === path.length) return leaf(element, true);
    return (isDoc(element) || Array.isArray(element)) && someLeaf(element, path, leaf, from + 1);
  });
}

/** Returns the value at a path that goes only through documents. An array's element is reached only by its position. */
export function valueAt(value: Value, path: readonly string[]): Value {
  for (const part of path) {
    if (Array.isArray(value)) value = isIndex(part) ? value[Number(part)] : undefined;
    else value = isDoc(value) ? field(value, part) : undefined;
  }
  return value;
}

interface Step {
  value: KeyValue;
  rest: readonly string[];
  expanded: boolean;
}

/**
 * Returns the tuples of values under which an index holds a document: one, or one per element of an array on some path.
 * `multikey` has a bit for every component that went through an array. Throws CannotIndexParallelArrays.
 */
export function keyTuples(doc: Doc, paths: readonly (readonly string[])[]): { tuples: KeyValue[][]; multikey: number } {
  const tuples: KeyValue[][] = [];
  let multikey = 0;

  const expand = (steps: readonly Step[]): void => {
    let array: Value[] | undefined;
    const walked = steps.map((step): Step => {
      let { value, rest } = step;
      while (rest.length > 0 && isDoc(value)) {
        value = field(value, rest[0]!);
        rest = rest.slice(1);
      }
      if (Array.isArray(value) && (rest.length > 0 || !step.expanded)) {
        if (array && array !== value) throw new MongoError('CannotIndexParallelArrays', 'cannot index parallel arrays');
        array = value;
      } else if (rest.length > 0) {
        value = undefined;
        rest = [];
      }
      return { value, rest, expanded: step.expanded };
    });
    if (!array) return void tuples.push(walked.map((step) => step.value));
    const isPending = (step: Step): boolean => step.value === array && (step.rest.length > 0 || !step.expanded);
    walked.forEach((step, index) => isPending(step) && (multikey |= 1 << index));
    const elements: KeyValue[] = array.length > 0 ? array : [EMPTY_ARRAY];
    for (const element of elements) {
      expand(
        walked.map((step) => {
          if (!isPending(step)) return step;
          if (step.rest.length === 0) return { value: element, rest: [], expanded: true };
          return {
            value: isDoc(element) ? element : undefined,
            rest: isDoc(element) ? step.rest : [],
            expanded: false,
          };
        }),
      );
    }
  };

  expand(paths.map((rest) => ({ value: doc, rest, expanded: false })));
  return { tuples, multikey };
}

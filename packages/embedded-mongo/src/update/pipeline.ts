import { isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileExpression } from './expressions.ts';

/** Compiles an update that is a pipeline. Its stages may be `$set` or its other name, `$addFields`. */
export function updatePipeline(pipeline: Value[]): (doc: Doc) => Doc {
  const stages = pipeline.map((stage) => {
    const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
    if (!name || more.length > 0)
      throw new MongoError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
    if (name !== '$set' && name !== '$addFields') throw unsupported(`the stage ${name} of an update`);
    return compileSet((stage as Doc)[name]);
  });
  return (doc) => stages.reduce((result, run) => run(result), doc);
}

function compileSet(argument: Value): (doc: Doc) => Doc {
  if (!isDoc(argument)) throw new MongoError('BadValue', '$set specification stage must be an object');
  const fields = flatten(argument).map(([path, expression]) => [path, compileExpression(expression)] as const);
  return (doc) => {
    const values = fields.map(([path, compute]) => [path, compute(doc)] as const);
    return values.reduce((result, [path, value]) => assign(result, path, value) as Doc, doc);
  };
}

function flatten(fields: Doc, base: string[] = []): [string[], Value][] {
  return Object.entries(fields).flatMap(([name, value]): [string[], Value][] => {
    const path = [...base, ...name.split('.')];
    const inner = isDoc(value) ? Object.keys(value) : [];
    return inner.length > 0 && !inner[0]!.startsWith('$') ? flatten(value as Doc, path) : [[path, value]];
  });
}

/** Returns a copy with the field set. If an array is on the path, the field is set in each of its elements. */
function assign(target: Value, path: readonly string[], value: Value): Value {
  if (path.length === 0) return value;
  if (Array.isArray(target)) return target.map((element) => assign(element, path, value));
  const copy: Doc = isDoc(target) ? { ...target } : {};
  const [first, ...rest] = path;
  const next = assign(copy[first!], rest, value);
  if (next === undefined) delete copy[first!];
  else copy[first!] = next;
  return copy;
}

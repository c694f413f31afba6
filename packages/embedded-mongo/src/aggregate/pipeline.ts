import type { Order } from '../bson/collation.ts';
import { asNumber, isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import { valueAt } from '../query/paths.ts';
import { compileProjection } from '../query/project.ts';
import { createSorter, parseSort } from '../query/sort.ts';
import { compileLet, evaluateExpression, type Environment } from './expressions.ts';
import { compileGroup } from './group.ts';
import type { Stage } from './Stage.ts';

/** What stages need of the database. */
export interface Sources {
  /** The documents of a collection of the same database that match, found by index where one serves. */
  find(collection: string, filter: Doc): Iterable<Doc>;
  /** Called for every document that comes to a stage. */
  tick(): void;
}
type CompileStage = (argument: Value, environment: Environment, sources: Sources) => Stage;

const bad = (message: string): MongoError => new MongoError('BadValue', message);
const identity = (value: Value): Value => value;

const map = (transform: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield transform(doc);
  };

export const STAGES: Record<string, CompileStage> = {
  $match: (argument, environment) => {
    const matches = compileFilter(argument, environment);
    return function* (docs) {
      for (const doc of docs) if (matches(doc)) yield doc;
    };
  },
  $sort: (argument, { order }) => {
    const sort = parseSort(argument);
    if (!sort) throw bad('$sort stage must have at least one sort key');
    const { keyOf, compare } = createSorter(sort, order);
    return function* (docs) {
      const rows = [...docs].map((doc) => ({ doc, key: keyOf(doc) }));
      rows.sort((one, other) => compare(one.key, other.key));
      for (const { doc } of rows) yield doc;
    };
  },
  $skip: (argument) => {
    const skip = wholeNumber('$skip', argument, 0);
    return function* (docs) {
      let at = 0;
      for (const doc of docs) if (at++ >= skip) yield doc;
    };
  },
  $limit: (argument) => {
    const limit = wholeNumber('$limit', argument, 1);
    return function* (docs) {
      let left = limit;
      for (const doc of docs) {
        yield doc;
        if (--left === 0) return;
      }
    };
  },
  $count: (argument) => {
    if (typeof argument !== 'string' || argument === '' || /[$.\0]/.test(argument))
      throw bad('the count field must be a non-empty string without $ and .');
    return function* (docs) {
      let count = 0;
      for (const _doc of docs) count++;
      if (count > 0) yield { [argument]: count };
    };
  },
  $project: (argument, environment) => {
    if (!isDoc(argument) || Object.keys(argument).length === 0)
      throw bad('$project requires at least one output field');
    return map(compileProjection(argument, {}, environment, true)!);
  },
  $addFields: addFields,
  $set: addFields,
  $unset: (argument) => {
    const fields = Array.isArray(argument) ? argument : [argument];
    return map(compileProjection(Object.fromEntries(fields.map((field) => [String(field), 0])))!);
  },
  $replaceRoot: (argument, environment) => replaceWith(isDoc(argument) ? argument.newRoot : undefined, environment),
  $replaceWith: (argument, environment) => replaceWith(argument, environment),
  $unwind: unwind,
  $group: compileGroup,
  $sortByCount: (argument, environment, sources) =>
    chain([{ $group: { _id: argument, count: { $sum: 1 } } }, { $sort: { count: -1 } }], environment, sources),
  $facet: (argument, environment, sources) => {
    if (!isDoc(argument)) throw bad('the $facet specification must be a non-empty object');
    const facets = Object.entries(argument).map(
      ([name, stages]) => [name, innerChain('$facet', stages, environment, sources)] as const,
    );
    return function* (docs) {
      const all = [...docs];
      yield Object.fromEntries(facets.map(([name, run]) => [name, [...run(all)]]));
    };
  },
  $lookup: lookup,
  $unionWith: (argument, environment, sources) => {
    const { coll, pipeline = [] } = typeof argument === 'string' ? { coll: argument } : (argument as Doc);
    if (typeof coll !== 'string') throw bad('$unionWith needs a collection');
    const run = innerChain('$unionWith', pipeline, environment, sources);
    return function* (docs) {
      yield* docs;
      yield* run(sources.find(coll, {}));
    };
  },
  $sample: (argument) => {
    const size = wholeNumber('$sample', isDoc(argument) ? argument.size : undefined, 1);
    return function* (docs) {
      const all = [...docs];
      for (let left = size; left > 0 && all.length > 0; left--)
        yield all.splice(Math.floor(Math.random() * all.length), 1)[0]!;
    };
  },
};

/** Compiles a pipeline's stages into one. Throws Location40324 for a stage that MongoDB doesn't know either. */
export function chain(pipeline: Value, environment: Environment, sources: Sources, stages = STAGES): Stage {
  if (!Array.isArray(pipeline)) throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const compiled = pipeline.map((stage) => {
    const names = isDoc(stage) ? Object.keys(stage) : [];
    if (names.length !== 1)
      throw new MongoError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
    const compile = stages[names[0]!];
    if (!compile && isOutput(stage))
      throw new MongoError('Location40601', `${names[0]} can only be the final stage in the pipeline`);
    if (!compile && names[0] === '$documents')
      throw new MongoError('Location40602', '$documents is only valid as the first stage in a pipeline');
    if (!compile)
      throw KNOWN_ELSEWHERE.has(names[0]!)
        ? unsupported(names[0]!)
        : new MongoError('Location40324', `Unrecognized pipeline stage name: '${names[0]}'`);
    return compile((stage as Doc)[names[0]!], environment, sources);
  });
  return (docs) => compiled.reduce((input, run) => run(ticking(input, sources)), docs);
}

const NO_OUTPUT_WITHIN = { $facet: 'Location40600', $lookup: 'Location51047', $unionWith: 'Location31441' } as const;

/** The pipeline of a stage, which writes nothing. */
function innerChain(
  within: keyof typeof NO_OUTPUT_WITHIN,
  pipeline: Value,
  environment: Environment,
  sources: Sources,
): Stage {
  const output = Array.isArray(pipeline) && pipeline.find(isOutput);
  if (output)
    throw new MongoError(
      NO_OUTPUT_WITHIN[within],
      `${Object.keys(output)[0]} is not allowed to be used within a ${within} stage`,
    );
  return chain(pipeline, environment, sources);
}

export const isOutput = (stage: Value): stage is Doc => isDoc(stage) && ('$out' in stage || '$merge' in stage);

function* ticking(docs: Iterable<Doc>, sources: Sources): Iterable<Doc> {
  for (const doc of docs) {
    sources.tick();
    yield doc;
  }
}

const KNOWN_ELSEWHERE = new Set(
  '$changeStream $collStats $currentOp $densify $fill $geoNear $graphLookup $indexStats $listSessions $listLocalSessions $planCacheStats $redact $search $setWindowFields $bucket $bucketAuto $changeStreamSplitLargeEvent $vectorSearch $rankFusion $scoreFusion $listSampledQueries $querySettings $shardedDataDistribution'.split(
    ' ',
  ),
);

const UPDATE_STAGES = Object.fromEntries(
  ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'].map((name) => [name, STAGES[name]!]),
);
const NO_SOURCES: Sources = { find: () => [], tick: () => undefined };

/** A pipeline as an update: one document in, one out. */
export function updatePipeline(pipeline: Value[], environment: Environment): (doc: Doc) => Doc {
  const run = chain(pipeline, environment, NO_SOURCES, UPDATE_STAGES);
  return (doc) => [...run([doc])][0]!;
}

function wholeNumber(stage: string, argument: Value, least: number): number {
  const value = asNumber(argument);
  if (!Number.isInteger(value) || value < least)
    throw bad(`invalid argument to ${stage} stage: expected an integer of at least ${least}`);
  return value;
}

function replaceWith(expression: Value, environment: Environment): Stage {
  return map(
    evaluateExpression(expression, environment, (value) => {
      if (!isDoc(value)) throw bad("'newRoot' expression must evaluate to an object");
      return value;
    }),
  );
}

function addFields(argument: Value, environment: Environment): Stage {
  if (!isDoc(argument)) throw bad('$addFields specification stage must be an object');
  const fields = flatten(argument).map(
    ([path, expression]) => [path, evaluateExpression(expression, environment, identity)] as const,
  );
  return map((doc) => {
    const values = fields.map(([path, compute]) => [path, compute(doc)] as const);
    return values.reduce((result, [path, value]) => assign(result, path, value) as Doc, doc);
  });
}

function flatten(fields: Doc, base: string[] = []): [string[], Value][] {
  return Object.entries(fields).flatMap(([name, value]): [string[], Value][] => {
    const path = [...base, ...name.split('.')];
    const inner = isDoc(value) ? Object.keys(value) : [];
    return inner.length > 0 && !inner[0]!.startsWith('$') ? flatten(value as Doc, path) : [[path, value]];
  });
}

/** A copy with the field set, in every element where an array stands on the path. */
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

function unwind(argument: Value): Stage {
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = isDoc(argument) ? argument : { path: argument };
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw bad("path option to $unwind stage should be prefixed with a '$'");
  const parts = path.slice(1).split('.');
  const withIndex = (doc: Doc, index: Value): Doc =>
    typeof includeArrayIndex === 'string' ? (assign(doc, includeArrayIndex.split('.'), index) as Doc) : doc;
  return function* (docs) {
    for (const doc of docs) {
      const value = valueAt(doc, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [index, element] of value.entries())
          yield withIndex(assign(doc, parts, element) as Doc, BigInt(index));
      } else if (value !== null && value !== undefined && !Array.isArray(value)) {
        yield withIndex(doc, null);
      } else if (preserveNullAndEmptyArrays) {
        yield withIndex(value === null ? doc : (assign(doc, parts, undefined) as Doc), null);
      }
    }
  };
}

function lookup(argument: Value, environment: Environment, sources: Sources): Stage {
  if (!isDoc(argument) || typeof argument.as !== 'string' || typeof argument.from !== 'string')
    throw new MongoError('FailedToParse', '$lookup needs from and as');
  const { from, localField, foreignField, pipeline, as } = argument;
  const bind = compileLet(isDoc(argument.let) ? argument.let : {}, environment);
  if ((localField === undefined) !== (foreignField === undefined))
    throw new MongoError('FailedToParse', '$lookup needs both localField and foreignField or neither');
  return map((doc) => {
    const filter =
      localField === undefined
        ? {}
        : joinFilter(valuesAt(doc, String(localField).split('.')), String(foreignField), environment.order);
    const joined = sources.find(from, filter);
    const result =
      pipeline === undefined ? [...joined] : [...innerChain('$lookup', pipeline, bind(doc), sources)(joined)];
    return assign(doc, String(as).split('.'), result) as Doc;
  });
}

/** All values at a path, with the arrays on it and at its end laid open. */
function valuesAt(value: Value, path: readonly string[]): Value[] {
  if (Array.isArray(value))
    return value.flatMap((element) => (path.length === 0 ? [element] : isDoc(element) ? valuesAt(element, path) : []));
  if (path.length === 0) return [value];
  return valuesAt(isDoc(value) ? value[path[0]!] : undefined, path.slice(1));
}

function joinFilter(values: Value[], foreignField: string, { identityOf, compare }: Order): Doc {
  const distinct = [...new Map(values.map((value) => [identityOf(value), value ?? null])).values()].sort(compare);
  return { [foreignField]: distinct.length === 1 ? { $eq: distinct[0]! } : { $in: distinct } };
}

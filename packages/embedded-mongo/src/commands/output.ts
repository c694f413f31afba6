import { compileLet, PLAIN, type Environment } from '../aggregate/expressions.ts';
import { updatePipeline } from '../aggregate/pipeline.ts';
import { SIMPLE } from '../bson/collation.ts';
import { isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { valueAt } from '../query/paths.ts';
import type { Collection, Index } from '../storage/catalogue.ts';
import { docField, ensureCollection, findCollection, namespaceOf, type Context } from './context.ts';
import { insertDoc, updateDocs } from './writing.ts';

type Output = (docs: Doc[]) => void;

/**
 * Compiles a pipeline's last stage, $out or $merge: it reads everything before it writes the first. Throws for what
 * MongoDB refuses before anything is read.
 */
export function compileOutput(context: Context, stage: Doc, environment: Environment): (docs: Iterable<Doc>) => void {
  const [name, ...more] = Object.keys(stage);
  if (more.length > 0)
    throw new MongoError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
  if (context.writer !== context.store)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Stage not supported inside of a multi-document transaction: ${name}`,
    );
  if (docField(context.command, 'readConcern').level === 'linearizable')
    throw new MongoError('InvalidOptions', `${name} cannot be used with a 'linearizable' read concern level`);
  const write = name === '$out' ? compileOut(context, stage.$out) : compileMerge(context, stage.$merge, environment);
  return (docs) => {
    // What has begun to write can't begin anew elsewhere.
    delete context.deadline.handOverAt;
    write([...docs]);
  };
}

/** The context of a command on the collection that the stage names. */
function targetOf(context: Context, target: Value): Context {
  const { db = context.db, coll } = isDoc(target) ? target : { coll: target };
  if (typeof db !== 'string') throw new MongoError('FailedToParse', 'the name of a database must be a string');
  const inner = { ...context, db, name: 'output', command: { output: coll } };
  namespaceOf(inner);
  return inner;
}

/** $out: the collection holds these documents alone, with the options and indexes that it had; or it stays as it was. */
function compileOut(context: Context, argument: Value): Output {
  if (typeof argument !== 'string' && !isDoc(argument))
    throw new MongoError('Location16990', '$out only supports a string or object argument');
  if (isDoc(argument)) {
    if ('timeseries' in argument) throw unsupported('a time series collection');
    refuseUnknown(argument, '$out', ['db', 'coll']);
  }
  const target = targetOf(context, argument);
  const { store } = context;
  return (docs) =>
    store.atomically(() => {
      const before = findCollection(target);
      if (before) store.dropCollection(before);
      const made = ensureCollection(target);
      for (const { spec } of before?.indexes.slice(1) ?? []) store.createIndex(made, spec);
      for (const doc of docs) insertDoc(context, made, doc);
    });
}

function refuseUnknown(argument: Doc, stage: string, known: string[]): void {
  const unknown = Object.keys(argument).find((name) => !known.includes(name));
  if (unknown) throw new MongoError('Location40415', `BSON field '${stage}.${unknown}' is an unknown field.`);
}

const WHEN_MATCHED = ['replace', 'keepExisting', 'merge', 'fail'];
const WHEN_NOT_MATCHED = ['insert', 'discard', 'fail'];

/** $merge: each document changes the one with the same `on` fields, or is inserted; what was written before a failure stays. */
function compileMerge(context: Context, argument: Value, environment: Environment): Output {
  const spec: Doc = isDoc(argument) ? argument : { into: argument };
  refuseUnknown(spec, '$merge', ['into', 'on', 'let', 'whenMatched', 'whenNotMatched']);
  const { whenMatched = 'merge', whenNotMatched = 'insert' } = spec;
  const isPipeline = Array.isArray(whenMatched);
  const wrong =
    (!isPipeline && !WHEN_MATCHED.includes(String(whenMatched)) && 'whenMatched') ||
    (!WHEN_NOT_MATCHED.includes(String(whenNotMatched)) && 'whenNotMatched');
  if (wrong) throw new MongoError('BadValue', `Enumeration value for field '$merge.${wrong}' is not a valid value.`);
  if (['keepExisting', 'fail'].includes(String(whenMatched)) && whenNotMatched !== 'insert')
    throw new MongoError(
      'Location51181',
      `Combination of {whenMatched: ${String(whenMatched)}, whenNotMatched: ${String(whenNotMatched)}} is not supported`,
    );
  const target = targetOf(context, spec.into);
  const on = joinFields(spec.on);
  checkUnique(findCollection(target), on, environment);
  const change = isPipeline ? pipelineChange(spec, whenMatched, environment) : CHANGES[whenMatched as string];
  if (!isPipeline && spec.let !== undefined)
    throw new MongoError('Location51199', `Cannot use 'let' variables with 'whenMatched: ${String(whenMatched)}' mode`);
  return (docs) => {
    for (const doc of docs) {
      const collection = ensureCollection(target);
      const q = keyOf(doc, on);
      const { update, environment: own } = change?.(doc) ?? {};
      if (q && update && updateDocs(target, collection, { q, u: update }, own).matched > 0) continue;
      if (whenNotMatched === 'fail')
        throw new MongoError(
          'MergeStageNoMatchingDocument',
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (whenNotMatched === 'insert') insertDoc(target, collection, doc);
    }
  };
}

/** How a document from the pipeline changes the one that is there. */
type Change = (doc: Doc) => { update: Value; environment: Environment };

const CHANGES: Record<string, Change> = {
  replace: (doc) => ({ update: doc, environment: PLAIN }),
  merge: (doc) => ({ update: { $set: doc }, environment: PLAIN }),
  keepExisting: () => ({ update: { $setOnInsert: {} }, environment: PLAIN }),
};

/** The pipeline runs over the document that is there, and sees the other as `$$new`. */
function pipelineChange(spec: Doc, pipeline: Value[], environment: Environment): Change {
  updatePipeline(pipeline, environment);
  const definitions = { new: '$$ROOT', ...docField(spec, 'let') };
  if (definitions.new !== '$$ROOT')
    throw new MongoError(
      'Location51273',
      "'let' may not define a value for the reserved 'new' variable other than '$$ROOT'",
    );
  const bind = compileLet(definitions, environment);
  return (doc) => ({ update: pipeline, environment: bind(doc) });
}

function joinFields(on: Value = '_id'): string[] {
  const fields = Array.isArray(on) ? on : [on];
  if (fields.length === 0)
    throw new MongoError('Location51187', "If explicitly specifying $merge 'on', must include at least one field");
  if (!fields.every((field) => typeof field === 'string'))
    throw new MongoError('Location51186', "$merge 'on' field must be a string or an array of strings");
  return fields;
}

function checkUnique(collection: Collection | undefined, on: string[], { order }: Environment): void {
  const isUnique = ({ unique, partialFilter, fields }: Index): boolean =>
    unique && !partialFilter && fields.length === on.length && on.every((field) => fields.includes(field));
  const isKey = on.length === 1 && on[0] === '_id';
  if (order !== SIMPLE || !(isKey || collection?.indexes.some(isUnique)))
    throw new MongoError('Location51183', 'Cannot find index to verify that join fields will be unique');
}

/** The filter for the document with the same fields; none for a document that is to get its _id. */
function keyOf(doc: Doc, on: string[]): Doc | undefined {
  if (on.includes('_id') && doc._id === undefined) return undefined;
  const values = on.map((field) => [field, valueAt(doc, field.split('.'))] as const);
  if (values.some(([, value]) => value === undefined || value === null || Array.isArray(value)))
    throw new MongoError(
      'Location51132',
      "$merge write error: 'on' field cannot be missing, null, undefined or an array",
    );
  return Object.fromEntries(values.map(([field, value]) => [field, { $eq: value }]));
}

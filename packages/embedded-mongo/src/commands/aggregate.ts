import { evaluateExpression, type Environment } from '../aggregate/expressions.ts';
import { chain, type Sources } from '../aggregate/pipeline.ts';
import { encode } from '../bson/encode.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { CHECK_EVERY, checkDeadline } from '../query/execute.ts';
import { parseSort } from '../query/sort.ts';
import { docField, environmentOf, findCollection, namespaceOf, type Context, type Handler } from './context.ts';
import { explainCommand } from './explain.ts';
import { compileOutput } from './output.ts';
import { asCursor, hintOf, mapEach, search } from './reading.ts';
import { splitPipeline } from './splitPipeline.ts';

function sourcesOf(context: Context, environment: Environment): Sources {
  let ticks = 0;
  return {
    find: (name, filter) =>
      mapEach(search(context, findCollection(context, name), { filter, environment }), ({ doc }) => doc),
    tick: () => {
      if (++ticks % CHECK_EVERY === 0) checkDeadline(context.deadline);
    },
  };
}

/** What a pipeline without a collection begins with. */
function documentsOf(expression: Value, environment: Environment): Doc[] {
  const documents = evaluateExpression(expression, environment, (value) => value)({});
  if (!Array.isArray(documents)) throw new MongoError('Location5858203', 'an array is expected by $documents');
  if (!documents.every(isDoc)) throw new MongoError('Location40228', 'every element of $documents must be an object');
  return documents;
}

export const aggregate: Handler = (context) => {
  const { command, db, session, deadline, server } = context;
  if (!isDoc(command.cursor) && !isTruthy(command.explain))
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const environment = environmentOf(command);
  const sources = sourcesOf(context, environment);
  const { filter, sort, rest, output } = splitPipeline(command.pipeline);
  const hasCollection = command.aggregate !== 1;
  const ns = hasCollection ? namespaceOf(context) : `${db}.$cmd.aggregate`;
  const [first] = rest;
  const hasDocuments = isDoc(first) && '$documents' in first;
  const run = chain(hasDocuments ? rest.slice(1) : rest, environment, sources);
  if (hasDocuments === hasCollection)
    throw new MongoError(
      'InvalidNamespace',
      hasDocuments
        ? "'$documents' can only be run with {aggregate: 1}"
        : '{aggregate: 1} is not valid for this pipeline; a collection is required.',
    );
  const documents = hasDocuments ? documentsOf(first.$documents, environment) : undefined;
  const write = output && compileOutput(context, output, environment);
  if (isTruthy(command.explain)) return explainCommand(context);

  const limit = isDoc(first) ? asNumber(first.$limit) : NaN;
  const query = {
    filter,
    sort: parseSort(sort),
    hint: hintOf(command),
    environment,
    ...(limit > 0 && { keep: limit }),
  };
  const found = documents ? [] : search(context, findCollection(context), query);
  const docs = run(documents ?? mapEach(found, ({ doc }) => doc));
  const passesAll = !documents && rest.length === 0;
  const rows = passesAll ? mapEach(found, ({ bytes }) => bytes) : mapEach(docs, encode);
  write?.(docs);
  const { batchSize } = docField(command, 'cursor');
  return asCursor(
    server.cursors.start(ns, write ? [] : rows, deadline, {
      batchSize: batchSize === undefined ? undefined : asNumber(batchSize),
      session,
    }),
  );
};

import { encode } from '../bson/encode.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported, type CodeName } from '../errors.ts';
import { countField, docField, getNamespace, type Context, type Handler } from './context.ts';
import { requireField } from './fields.ts';
import { asCursor, countPage, list, parseListing, sumPage, type Listing } from './reading.ts';

interface Pipeline {
  listing: Listing;
  /**
   * Result of a count or a sum: the field that holds it, further fields of the one document, and the summed member, if
   * any.
   */
  counted?: { field: string; rest: Doc; summed?: string };
}

/** Order of the supported stages. A filter may follow the sort, since that gives the same result. */
const PLACES: Record<string, number> = { $match: 0, $sort: 0, $skip: 1, $limit: 2, $project: 3, $count: 4, $group: 4 };

/** Stages of MongoDB that this server does not offer. */
const STAGES_ELSEWHERE = new Set(
  '$addFields $bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents $facet $fill $geoNear $graphLookup $indexStats $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $lookup $merge $out $planCacheStats $querySettings $queryStats $redact $replaceRoot $replaceWith $sample $search $searchMeta $set $setWindowFields $shardedDataDistribution $sortByCount $unionWith $unset $unwind $vectorSearch'.split(
    ' ',
  ),
);

/** Parses a pipeline that find or count could express, such as drivers send for counts. Refuses all others. */
export function parsePipeline(command: Doc): Pipeline {
  requireField(command, 'aggregate', 'pipeline');
  const { pipeline, hint } = command;
  if (!Array.isArray(pipeline)) throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const filters: Value[] = [];
  const said: Doc = {};
  let place = 0;
  let counted: Pipeline['counted'];
  for (const stage of pipeline) {
    const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
    if (!name || more.length > 0)
      throw new MongoError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
    const argument = (stage as Doc)[name];
    const own = Object.hasOwn(PLACES, name) ? PLACES[name]! : undefined;
    if (own === undefined) {
      if (STAGES_ELSEWHERE.has(name)) throw unsupported(`the stage ${name}`);
      throw new MongoError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
    }
    if (own < place || name in said || counted) throw unsupported(`a pipeline with ${name} in this place`);
    place = own;
    checkArgument(name, argument);
    if (name === '$match') filters.push(argument);
    else if (own < 4) said[name] = argument;
    else counted = name === '$count' ? { field: countName(argument), rest: {} } : countGroup(argument);
  }
  const filter = filters.length > 1 ? { $and: filters } : filters[0];
  const { $sort: sort, $skip: skip, $limit: limit, $project: projection } = said;
  return {
    listing: parseListing({ filter, sort, skip, limit, projection, hint }),
    ...(counted && { counted }),
  };
}

/**
 * Validates a stage's argument. Stages are stricter than the fields of find, where an empty document or a limit of 0
 * means none.
 */
function checkArgument(name: string, argument: Value): void {
  const refuse = (code: CodeName, message: string): never => {
    throw new MongoError(code, message);
  };
  const number = asNumber(argument);
  const isCount = Number.isInteger(number) && number >= 0;
  const isEmpty = isDoc(argument) && Object.keys(argument).length === 0;
  if (name === '$skip' && !isCount) refuse('Location5107200', 'invalid argument to $skip stage');
  if (name === '$limit' && !isCount) refuse('Location5107201', 'invalid argument to $limit stage');
  if (name === '$limit' && number === 0) refuse('Location15958', 'the limit must be positive');
  if (name === '$match' && !isDoc(argument))
    refuse('Location15959', 'the match filter must be an expression in an object');
  if (name === '$sort' && !isDoc(argument)) refuse('Location15973', 'the $sort key specification must be an object');
  if (name === '$sort' && isEmpty) refuse('Location15976', '$sort stage must have at least one sort key');
  if (name === '$project' && !isDoc(argument)) refuse('Location15969', '$project specification must be an object');
  if (name === '$project' && isEmpty) refuse('Location51272', 'projection specification must have at least one field');
}

function countName(argument: Value): string {
  if (typeof argument !== 'string') throw badCount('Location40156', 'must be a non-empty string');
  if (argument === '') throw badCount('Location40157', 'must be a non-empty string');
  if (argument.startsWith('$')) throw badCount('Location40158', 'cannot be a $-prefixed path');
  if (argument.includes('.')) throw badCount('Location40160', "cannot contain '.'");
  return argument;
}

const badCount = (code: CodeName, why: string): MongoError => new MongoError(code, `the count field ${why}`);

/** Parses `{_id: CONSTANT, NAME: {$sum: 1}}`, by which drivers count, or `{$sum: '$member'}`. */
function countGroup(argument: Value): Pipeline['counted'] {
  const { _id, ...fields } = isDoc(argument) ? argument : {};
  const [[field, sum] = [], ...more] = Object.entries(fields);
  const isConstant = _id === null || typeof _id === 'number';
  const of = isDoc(sum) && Object.keys(sum).length === 1 ? sum.$sum : undefined;
  const isMember = typeof of === 'string' && /^\$[^$.]+$/.test(of);
  if (!isConstant || field === undefined || more.length > 0 || !(of === 1 || isMember))
    throw unsupported('$group for more than a count or a sum of all');
  return { field, rest: { _id }, ...(isMember && { summed: of.slice(1) }) };
}

export const aggregate: Handler = (context) => {
  const { command, deadline, meters, server, session } = context;
  if (isTruthy(command.explain)) throw unsupported("the option 'explain'");
  if (!isDoc(command.cursor))
    throw new MongoError('FailedToParse', "The 'cursor' option is required, except for aggregate with explain");
  const { listing, counted } = parsePipeline(command);
  const ns = getNamespace(context);
  const rows = counted ? summarize(context, listing, counted) : list(context, listing);
  const batchSize = countField(docField(command, 'cursor'), 'batchSize');
  return asCursor(server.cursors.start(ns, rows, deadline, { batchSize, session, meters }));
};

/** Returns one document with the count or sum, or none if no document matched. */
function summarize(
  context: Context,
  listing: Listing,
  { field, rest, summed }: NonNullable<Pipeline['counted']>,
): Buffer[] {
  const total = summed === undefined ? countPage(context, listing) || undefined : sumPage(context, listing, summed);
  return total === undefined ? [] : [encode({ ...rest, [field]: total })];
}

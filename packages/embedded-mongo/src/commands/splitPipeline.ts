import { isOutput } from '../aggregate/pipeline.ts';
import { isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** Splits off the leading stages that a query plan can serve, and a last one that writes. */
export function splitPipeline(pipeline: Value): { filter: Doc; sort?: Doc; rest: Value[]; output?: Doc } {
  if (!Array.isArray(pipeline)) throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  const rest = [...pipeline];
  const output = isOutput(rest.at(-1)) ? { output: rest.pop() as Doc } : {};
  const filters: Doc[] = [];
  while (isDoc(rest[0]) && isDoc(rest[0].$match) && Object.keys(rest[0]).length === 1)
    filters.push((rest.shift() as Doc).$match as Doc);
  const filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  const next = rest[0];
  if (isDoc(next) && isDoc(next.$sort) && Object.keys(next.$sort).length > 0)
    return { filter, sort: next.$sort, rest: rest.slice(1), ...output };
  return { filter, rest, ...output };
}

import { ObjectId } from 'bson';
import { areEqual, encodeKey } from '../bson/keys.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Index } from '../storage/catalogue.ts';
import type { KeyRange } from '../storage/reader.ts';
import {
  getConstraints,
  EVERYTHING,
  intersect,
  isSaidByBounds,
  normalise,
  pointBytes,
  toKeyRange,
  type Constraints,
  type Interval,
} from './bounds.ts';
import { isOperatorDoc } from './match.ts';
import type { Sort } from './sort.ts';

/** Ranges with the same equality components at their beginning, in scan order. */
export interface RangeGroup {
  leadLength: number;
  ranges: KeyRange[];
}

export type Plan = {
  isSorted: boolean;
  /** Whether everything that the plan finds matches the filter, which is then not applied. */
  isExact?: boolean;
} & (
  | { stage: 'COLLSCAN'; reverse: boolean }
  | {
      stage: 'IXSCAN';
      index: Index;
      groups: RangeGroup[];
      reverse: boolean;
      isUniquePoint: boolean;
      /** Whether the sort needs the groups merged instead of read one after the other. */
      isMerged: boolean;
      /** Whether the number of index entries in the ranges equals the number of matching documents. */
      isCountable?: boolean;
    }
  | { stage: 'OR'; branches: Plan[] }
);

export type IndexScan = Plan & { stage: 'IXSCAN' };

export const getRanges = ({ groups }: IndexScan): KeyRange[] => groups.flatMap(({ ranges }) => ranges);

const NULL_KEY = encodeKey([null]);
const MAX_GROUPS = 4096;
/**
 * Maximum number of ranges of one plan. Lists of several fields multiply; beyond the maximum, fields are filtered
 * instead.
 */
const MAX_RANGES = 4096;

/** Chooses how to find the documents. It prefers bounds on an index, then an index in sort order, then a full scan. */
export function choosePlan(
  indexes: readonly Index[],
  filter: Doc,
  sort?: Sort,
  hint?: Value,
  countKeys?: CountKeys,
  maxRanges = MAX_RANGES,
): Plan {
  const byId = hint === undefined && planById(indexes, filter);
  if (byId) return byId;
  if (sort?.paths[0]![0] === '$natural') return { stage: 'COLLSCAN', reverse: sort.directions[0]! < 0, isSorted: true };
  const natural = isDoc(hint) && '$natural' in hint ? asNumber(hint.$natural) : undefined;
  if (natural !== undefined) return { stage: 'COLLSCAN', reverse: natural < 0, isSorted: !sort };
  const hinted = hint === undefined ? undefined : hintedIndex(indexes, hint);
  const constraints = getConstraints(filter);
  const candidates = (hinted ? [hinted] : indexes)
    .flatMap((index) => planIndex(index, filter, constraints, sort, hinted !== undefined, maxRanges) ?? [])
    .sort((one, other) => other.score - one.score);
  const best = countKeys && candidates.length > 1 ? cheapest(candidates, countKeys) : candidates[0];
  if (best && (best.bounding.length > 0 || hinted)) return best.plan;
  const union = planOr(indexes, filter, countKeys, maxRanges);
  if (union) return union;
  return best?.plan ?? { stage: 'COLLSCAN', reverse: false, isSorted: !sort };
}

/** Returns the plan for the commonest case, one document by its _id, which needs no choice. */
function planById(indexes: readonly Index[], filter: Doc): Plan | undefined {
  const { _id } = filter;
  const index = indexes.find(({ name }) => name === '_id_');
  const isName = typeof _id === 'string' || _id instanceof ObjectId;
  if (!index || !isName || Object.keys(filter).length > 1) return undefined;
  const low = encodeKey([_id]);
  const groups = [{ leadLength: low.length, ranges: [{ low, high: low }] }];
  return {
    stage: 'IXSCAN',
    index,
    groups,
    reverse: false,
    isSorted: true,
    isUniquePoint: true,
    isMerged: false,
    isExact: true,
  };
}

function hintedIndex(indexes: readonly Index[], hint: Value): Index {
  const found = indexes.find((index) => (isDoc(hint) ? areEqual(index.spec.key, hint) : index.name === hint));
  if (!found)
    throw new MongoError(
      'BadValue',
      'error processing query: planner returned error: hint provided does not correspond to an existing index',
    );
  return found;
}

interface Candidate {
  plan: IndexScan;
  score: number;
  /** Fields whose conditions bound the scan. */
  bounding: readonly string[];
}

/** Counts the keys in the ranges, up to the limit. */
export type CountKeys = (index: Index, ranges: readonly KeyRange[], limit: number) => number;

const SAMPLE = 500;
/** Factor of additional keys that an index in sort order may read, if both counts are below or above SAMPLE. */
const WORTH = 4;

/**
 * Returns the bounded candidate with far fewer keys to read than the first, or the first. Counting stops at SAMPLE
 * keys.
 */
function cheapest(candidates: readonly Candidate[], countKeys: CountKeys): Candidate {
  const [first, ...others] = candidates;
  if (first!.bounding.length === 0 || first!.plan.isUniquePoint) return first!;
  const count = ({ plan }: Candidate, limit: number): number => countKeys(plan.index, getRanges(plan), limit);
  const rivals = others.filter((other) => other.bounding.length > 0 && !isWithin(first!, other));
  if (rivals.length === 0) return first!;
  let best = { candidate: first!, keys: count(first!, SAMPLE) };
  for (const candidate of rivals) {
    // Number of keys from which a candidate is no better, so that its counting stops.
    const limit = Math.ceil(best.keys / WORTH);
    if (limit <= 1) break;
    if (best.candidate.plan.isSorted && best.keys >= SAMPLE) break;
    const keys = count(candidate, limit);
    if (keys < limit) best = { candidate, keys };
  }
  return best.candidate;
}

/** Returns whether the one surely reads no more keys than the other, because at least the same conditions bound it. */
const isWithin = (one: Candidate, other: Candidate): boolean =>
  one.plan.index.multikey === 0 && other.bounding.every((field) => one.bounding.includes(field));

function planOr(
  indexes: readonly Index[],
  filter: Doc,
  countKeys: CountKeys | undefined,
  maxRanges: number,
): Plan | undefined {
  const disjunction = Array.isArray(filter.$or) ? filter.$or : undefined;
  const conjunction = Array.isArray(filter.$and) ? filter.$and : [];
  const nested = conjunction.find((part) => isDoc(part) && Array.isArray(part.$or)) as Doc | undefined;
  const parts = disjunction ?? (nested?.$or as Value[] | undefined);
  if (!parts) return undefined;
  const share = Math.floor(maxRanges / parts.length);
  const branches = parts.map((branch) => choosePlan(indexes, branch as Doc, undefined, undefined, countKeys, share));
  const isBounded = (plan: Plan): boolean => plan.stage === 'OR' || (plan.stage === 'IXSCAN' && !isFullScan(plan));
  if (!branches.every(isBounded)) return undefined;
  const isExact =
    disjunction !== undefined && Object.keys(filter).length === 1 && branches.every((branch) => branch.isExact);
  return { stage: 'OR', branches, isSorted: false, isExact };
}

const isFullScan = (plan: IndexScan): boolean =>
  plan.groups.length === 1 && plan.groups[0]!.ranges.length === 1 && plan.groups[0]!.ranges[0]!.low.length === 0;

function planIndex(
  index: Index,
  filter: Doc,
  constraints: Constraints,
  sort: Sort | undefined,
  isHinted: boolean,
  maxRanges: number,
): Candidate | undefined {
  if (index.partialFilter && !implies(filter, index.partialFilter)) return undefined;
  const components: Interval[][] = [];
  let usedArray = false;
  for (const [position, field] of index.fields.entries()) {
    const isArrayPath = ((index.multikey >> position) & 1) === 1;
    // `$exists` bounds nothing, except in a partial index, whose entries all exist.
    const found = constraints.get(field)?.filter(([first]) => index.partialFilter || first !== EVERYTHING);
    // Different elements of an array may satisfy two conditions on it, so only one of them may bound the scan.
    if (!found?.length || (isArrayPath && usedArray)) break;
    usedArray ||= isArrayPath;
    const chosen = isArrayPath
      ? (found.find((constraint) => constraint.every(({ isPoint }) => isPoint)) ?? found[0]!)
      : found.reduce(intersect);
    const intervals = normalise(chosen);
    components.push(intervals);
    if (!intervals.every(({ isPoint }) => isPoint)) break;
  }
  while (multiply(components) && getRangeCount(components) > maxRanges) components.pop();

  const isEquality = components.map((intervals) => intervals.every(({ isPoint }) => isPoint));
  let leadCount = isEquality.indexOf(false);
  if (leadCount < 0) leadCount = components.length;
  // If there are too many values to merge, the list becomes separate ranges, which give no order.
  const wanted = leadCount;
  while (leadCount > 0 && getRangeCount(components.slice(0, leadCount)) > MAX_GROUPS) leadCount--;
  const combinations = getRangeCount(components.slice(0, leadCount));

  const direction = sort && leadCount === wanted ? sortDirection(index, sort, components) : 0;
  const isSorted = !sort || direction !== 0;
  const bounding = index.fields.slice(0, components.length);
  if (bounding.length === 0 && !isHinted && (!sort || !isSorted)) return undefined;
  const isUniquePoint = index.unique && leadCount === index.fields.length && combinations === 1;
  const isBoundedWhole = leadCount === wanted && components.length === constraints.size && isSaidByBounds(filter);
  const plan = {
    stage: 'IXSCAN' as const,
    index,
    groups: toGroups(index, components, leadCount),
    reverse: direction < 0,
    isSorted,
    isUniquePoint,
    isMerged: sort !== undefined && isSorted && combinations > 1,
    isExact: isBoundedWhole && (index.multikey & ((1 << components.length) - 1)) === 0,
    isCountable: isBoundedWhole && meetsEachOnce(index, components, constraints),
  };
  if (plan.reverse) for (const group of plan.groups) group.ranges.reverse();
  const score =
    (isUniquePoint ? 1000 : 0) +
    leadCount * 20 +
    (components.length > leadCount ? 8 : 0) +
    (sort && isSorted ? 10 : 0) -
    index.fields.length / 100;
  return { plan, score, bounding };
}

/**
 * Returns whether a document has at most one entry within the bounds. That holds if the array that gives it several
 * entries is bound to one value.
 */
function meetsEachOnce(index: Index, components: readonly Interval[][], constraints: Constraints): boolean {
  for (const [position, field] of index.fields.entries()) {
    if (((index.multikey >> position) & 1) === 0) continue;
    const [interval, ...others] = components[position] ?? [];
    const isOneValue = interval?.isPoint && others.length === 0 && constraints.get(field)?.length === 1;
    // An array of documents has no entry for a value that equals null.
    if (!isOneValue || interval.low.equals(NULL_KEY)) return false;
  }
  return true;
}

/**
 * Returns whether several lists multiply their ranges. A single list has only as many ranges as the command names
 * values.
 */
const multiply = (components: readonly Interval[][]): boolean =>
  components.filter((intervals) => intervals.length > 1).length > 1;

const getRangeCount = (components: readonly Interval[][]): number =>
  components.reduce((product, intervals) => product * intervals.length, 1);

function toGroups(index: Index, components: Interval[][], leadCount: number): RangeGroup[] {
  let leads = [Buffer.alloc(0)];
  for (const [position, intervals] of components.slice(0, leadCount).entries()) {
    leads = leads.flatMap((lead) =>
      intervals.map((interval) => Buffer.concat([lead, pointBytes(interval, index.directions[position]!)])),
    );
  }
  const rest = components[leadCount] ?? [EVERYTHING];
  const direction = index.directions[leadCount] ?? 1;
  return leads.map((lead) => ({
    leadLength: lead.length,
    ranges: rest
      .map((interval) => toKeyRange(lead, interval, direction))
      .sort((one, other) => Buffer.compare(one.low, other.low)),
  }));
}

/** Returns 1 if the index gives the sort's order forwards, -1 if backwards, 0 if it doesn't. */
function sortDirection(index: Index, sort: Sort, components: Interval[][]): number {
  let overall = 0;
  let position = 0;
  const isFixed = (at: number): boolean =>
    components[at] !== undefined && components[at]!.every(({ isPoint }) => isPoint);
  const isSingle = (at: number): boolean => isFixed(at) && components[at]!.length === 1;
  for (const [at, path] of sort.paths.entries()) {
    const field = path.join('.');
    const fixedAt = index.fields.indexOf(field);
    if (fixedAt >= 0 && isSingle(fixedAt) && ((index.multikey >> fixedAt) & 1) === 0) continue;
    while (isFixed(position) && index.fields[position] !== field) position++;
    if (index.fields[position] !== field || (isFixed(position) && components[position]!.length > 1)) return 0;
    if ((index.multikey >> position) & 1) return 0;
    const direction = index.directions[position]! * sort.directions[at]!;
    if (overall !== 0 && direction !== overall) return 0;
    overall = direction;
    position++;
  }
  return overall || 1;
}

/** Returns whether every document that matches the filter surely passes the partial index's own filter. */
function implies(filter: Doc, partial: Doc): boolean {
  const conditions = conjuncts(filter);
  return conjuncts(partial).every(([path, operator, operand]) =>
    conditions.some(([otherPath, otherOperator, otherOperand]) => {
      if (otherPath !== path) return false;
      if (otherOperator === operator && areEqual(otherOperand, operand)) return true;
      const isValue =
        ['$eq', '$gt', '$gte', '$lt', '$lte'].includes(otherOperator) &&
        otherOperand !== null &&
        otherOperand !== undefined;
      if (operator === '$exists' && isTruthy(operand)) return isValue;
      if (otherOperator !== '$eq') return false;
      return satisfies(otherOperand, operator, operand);
    }),
  );
}

function satisfies(value: Value, operator: string, operand: Value): boolean {
  if (Array.isArray(value) || isDoc(value)) return false;
  const range = getConstraints({ field: { [operator]: operand } }).get('field')?.[0];
  const exact = getConstraints({ field: value }).get('field')?.[0];
  return (
    range !== undefined &&
    exact !== undefined &&
    ['$eq', '$gt', '$gte', '$lt', '$lte'].includes(operator) &&
    intersect(range, exact).length > 0
  );
}

function conjuncts(filter: Doc): [string, string, Value][] {
  return Object.entries(filter).flatMap(([name, operand]): [string, string, Value][] => {
    if (name === '$and' && Array.isArray(operand))
      return operand.flatMap((part) => (isDoc(part) ? conjuncts(part) : []));
    if (!isOperatorDoc(operand)) return [[name, '$eq', operand]];
    return Object.entries(operand).map(([operator, argument]) => [name, operator, argument]);
  });
}

import type { Order } from '../bson/collation.ts';
import { asNumber, isDoc, isNumeric, toDouble, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { calculate } from '../update/arithmetic.ts';
import { evaluateExpression, type Environment } from './expressions.ts';
import type { Stage } from './Stage.ts';

/** Folds the values of one group; `result` is asked once at the end. */
interface Accumulator {
  add(value: Value): void;
  result(): Value;
}

const fold =
  (initial: Value, step: (sum: Value, value: Value) => Value): (() => Accumulator) =>
  () => {
    let state = initial;
    return { add: (value) => (state = step(state, value)), result: () => (state === undefined ? null : state) };
  };
const extreme =
  (sign: number) =>
  ({ compare }: Order): Accumulator =>
    fold(undefined, (best, value) =>
      value === undefined || value === null || (best !== undefined && compare(value, best) * sign <= 0) ? best : value,
    )();
const listOf = (): Accumulator => {
  const list: Value[] = [];
  return { add: (value) => value !== undefined && list.push(value), result: () => list };
};

const deviation = (isSample: boolean) => (): Accumulator => {
  let [count, mean, squares] = [0, 0, 0];
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      const delta = asNumber(value) - mean;
      mean += delta / ++count;
      squares += delta * (asNumber(value) - mean);
    },
    result: () => (count > (isSample ? 1 : 0) ? toDouble(Math.sqrt(squares / (count - (isSample ? 1 : 0)))) : null),
  };
};

const ACCUMULATORS: Record<string, (order: Order) => Accumulator> = {
  $sum: fold(0, (sum, value) => (isNumeric(value) ? calculate('$inc', sum, value) : sum)),
  $avg: () => {
    let sum: Value = 0;
    let count = 0;
    return {
      add: (value) => isNumeric(value) && ((sum = calculate('$inc', sum, value)), count++),
      result: () => (count === 0 ? null : toDouble(asNumber(sum) / count)),
    };
  },
  $min: extreme(-1),
  $max: extreme(1),
  $push: listOf,
  $addToSet: ({ identityOf }) => {
    const seen = new Map<string, Value>();
    return {
      add: (value) => value !== undefined && !seen.has(identityOf(value)) && seen.set(identityOf(value), value),
      result: () => [...seen.values()],
    };
  },
  $first: () => {
    let first: Value;
    let isEmpty = true;
    return { add: (value) => isEmpty && ((first = value), (isEmpty = false)), result: () => first ?? null };
  },
  $last: () => {
    let last: Value;
    return { add: (value) => (last = value), result: () => last ?? null };
  },
  $count: fold(0, (count) => (count as number) + 1),
  $mergeObjects: fold({}, (merged, value) => (isDoc(value) ? { ...(merged as Doc), ...value } : merged)),
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
};

/** $group: one document a distinct key, in the order in which the keys first came. */
export function compileGroup(argument: Value, environment: Environment): Stage {
  if (!isDoc(argument) || !('_id' in argument))
    throw new MongoError('BadValue', 'a group specification must include an _id');
  const { order } = environment;
  const keyOf = evaluateExpression(argument._id, environment, (value) => value);
  const fields = Object.entries(argument)
    .filter(([name]) => name !== '_id')
    .map(([name, spec]) => {
      const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
      if (!operator || more.length > 0)
        throw new MongoError('BadValue', `The field '${name}' must be an accumulator object`);
      const create = ACCUMULATORS[operator];
      if (!create) throw unsupported(`the accumulator ${operator}`);
      return { name, create, compute: evaluateExpression((spec as Doc)[operator], environment, (value) => value) };
    });
  return function* (docs) {
    const groups = new Map<string, { key: Value; states: Accumulator[] }>();
    for (const doc of docs) {
      const key = keyOf(doc) ?? null;
      const identity = order.identityOf(key);
      let group = groups.get(identity);
      if (!group) groups.set(identity, (group = { key, states: fields.map(({ create }) => create(order)) }));
      for (const [at, { compute }] of fields.entries()) group.states[at]!.add(compute(doc));
    }
    for (const { key, states } of groups.values()) {
      yield { _id: key, ...Object.fromEntries(fields.map(({ name }, at) => [name, states[at]!.result()])) };
    }
  };
}

import { MongoError, unsupported } from '../errors.ts';
import { compareValues, identityOf, RANK, rankOf, type KeyValue } from './keys.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from './values.ts';

/** How a command compares values. */
export interface Order {
  /** Negative, zero or positive; a missing value is a null. */
  compare(left: KeyValue, right: KeyValue): number;
  /** A string that two values share exactly when they are equal. */
  identityOf(value: Value): string;
}

/** BSON's own order, with strings by their bytes; every index has it. */
export const SIMPLE: Order = { compare: compareValues, identityOf };

type CompareText = (left: string, right: string) => number;

const OPTIONS = new Set(
  'locale strength caseLevel caseFirst numericOrdering alternate maxVariable normalization backwards version'.split(
    ' ',
  ),
);
/** ICU's strengths, without and with its case level, by what Intl compares one after the other. */
const SENSITIVITIES = [
  [['base'], ['case']],
  [['accent'], ['accent', 'case']],
  [['variant'], ['accent', 'case', 'variant']],
] as const;
const known = new Map<string, CompareText>();

/** The order that a command's collation asks for. Throws for one that MongoDB refuses, and for what Intl can't say. */
export function parseCollation(spec: Value): Order {
  if (spec === undefined || spec === null) return SIMPLE;
  if (!isDoc(spec))
    throw new MongoError('TypeMismatch', "BSON field 'collation' is the wrong type, expected type 'object'");
  if (Object.keys(spec).length === 0) return SIMPLE;
  const unknown = Object.keys(spec).find((name) => !OPTIONS.has(name));
  if (unknown) throw new MongoError('Location40415', `BSON field 'collation.${unknown}' is an unknown field.`);
  if (typeof spec.locale !== 'string')
    throw new MongoError('Location40414', "BSON field 'collation.locale' is missing but a required field");
  if (spec.locale === 'simple') return SIMPLE;
  const name = JSON.stringify(spec, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
  let compareText = known.get(name);
  if (!compareText) known.set(name, (compareText = textOrder(spec)));
  return collated(compareText);
}

function textOrder({ locale, strength = 3, caseLevel, caseFirst = 'off', ...rest }: Doc): CompareText {
  const tag = String(locale).replaceAll('_', '-');
  const sensitivities = SENSITIVITIES[asNumber(strength) - 1]?.[Number(isTruthy(caseLevel))];
  if (!/^[a-z]{2,3}(-\w+)*$/i.test(tag) || Intl.Collator.supportedLocalesOf(tag).length === 0)
    throw new MongoError('BadValue', `Field 'locale' is invalid in: { locale: "${String(locale)}" }`);
  if (!sensitivities && [4, 5].includes(asNumber(strength)))
    throw unsupported(`a collation of strength ${String(strength)}`);
  if (!sensitivities || !['off', 'upper', 'lower'].includes(String(caseFirst)))
    throw new MongoError('BadValue', 'Enumeration value for a field of the collation is invalid');
  if (isTruthy(rest.backwards) || rest.maxVariable === 'space') throw unsupported('a collation with such options');
  const collators = sensitivities.map(
    (sensitivity) =>
      new Intl.Collator(tag, {
        sensitivity,
        caseFirst: caseFirst === 'off' ? 'false' : (caseFirst as 'upper' | 'lower'),
        numeric: isTruthy(rest.numericOrdering),
        ignorePunctuation: rest.alternate === 'shifted',
      }),
  );
  return (left, right) => {
    for (const collator of collators) {
      const order = collator.compare(left, right);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function collated(compareText: CompareText): Order {
  const compare = (left: KeyValue, right: KeyValue): number => {
    const rank = rankOf(left);
    if (rank !== rankOf(right)) return rank - rankOf(right);
    if (rank === RANK.string) return compareText(left as string, right as string);
    if (rank === RANK.array) return compareLists(left as Value[], right as Value[], compare);
    if (rank === RANK.object)
      return compareLists(Object.entries(left as Doc), Object.entries(right as Doc), compareFields);
    return compareValues(left, right);
  };
  const compareFields = ([name, value]: [string, Value], [otherName, other]: [string, Value]): number =>
    rankOf(value) - rankOf(other) || compareValues(name, otherName) || compare(value, other);
  const fold = representatives(compareText);
  return { compare, identityOf: (value) => identityOf(mapText(value, fold)) };
}

function compareLists<Item>(left: Item[], right: Item[], compare: (one: Item, other: Item) => number): number {
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const order = compare(left[at]!, right[at]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Gives for every string the first one met that is equal to it. */
function representatives(compareText: CompareText): (text: string) => string {
  const chosen = new Map<string, string>();
  const sorted: string[] = [];
  return (text) => {
    const found = chosen.get(text);
    if (found !== undefined) return found;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareText(sorted[middle]!, text) < 0) low = middle + 1;
      else high = middle;
    }
    const at = sorted[low];
    const first = at !== undefined && compareText(at, text) === 0 ? at : text;
    if (first === text) sorted.splice(low, 0, text);
    chosen.set(text, first);
    return first;
  };
}

function mapText(value: Value, transform: (text: string) => string): Value {
  if (typeof value === 'string') return transform(value);
  if (Array.isArray(value)) return value.map((item) => mapText(item, transform));
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapText(inner, transform)]));
}

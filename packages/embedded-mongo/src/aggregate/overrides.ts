import { areEqual, compareValues } from '../bson/keys.ts';
import type { Value } from '../bson/values.ts';

type Operator = (doc: unknown, expression: Value, options: unknown) => Value;

/** Operators whose answer hangs on how BSON values compare or calculate; these stand in for mingo's own. */
export const overrides: { expression: Record<string, Operator> } = { expression: {} };
void areEqual;
void compareValues;

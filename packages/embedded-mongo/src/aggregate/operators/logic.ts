import type { Order } from '../../bson/collation.ts';
import { isTruthy, type Value } from '../../bson/values.ts';

/** Expressions, unlike filters, tell a missing value from null: it sorts before. */
export function compare(left: Value, right: Value, order: Order): number {
  if (left === undefined || right === undefined) {
    if (left === right) return 0;
    const other = left === undefined ? right : left;
    const isBelowAll =
      typeof other === 'object' && other !== null && (other as { _bsontype?: string })._bsontype === 'MinKey';
    return (left === undefined ? -1 : 1) * (isBelowAll ? -1 : 1);
  }
  return Math.sign(order.compare(left, right));
}

const compared = (test: (order: number) => Value) =>
  [([left, right]: Value[], order: Order) => test(compare(left, right, order)), 2, 2] as const;

export const LOGIC = {
  $eq: compared((order) => order === 0),
  $ne: compared((order) => order !== 0),
  $gt: compared((order) => order > 0),
  $gte: compared((order) => order >= 0),
  $lt: compared((order) => order < 0),
  $lte: compared((order) => order <= 0),
  $cmp: compared((order) => order),
  $and: [(args: Value[]): Value => args.every(isTruthy), 0, Infinity],
  $or: [(args: Value[]): Value => args.some(isTruthy), 0, Infinity],
  $not: [([value]: Value[]): Value => !isTruthy(value), 1, 1],
  $ifNull: [
    (args: Value[]): Value => args.slice(0, -1).find((value) => value !== null && value !== undefined) ?? args.at(-1),
    2,
    Infinity,
  ],
} as const;

/**
 * Compares keys by code unit, as databases do without a collation. It breaks ties and is not for order that people see.
 */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Orders keys as databases do without a collation, by code: what breaks ties, and needs to please nobody. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

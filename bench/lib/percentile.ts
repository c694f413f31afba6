/**
 * Returns the number below which the given share (0 to 1) of the numbers lies. Share 1 returns the greatest number. An
 * empty list returns NaN.
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Returns the number below which a share of the numbers lies, from 0 to 1; of share 1 the greatest. NaN without any. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

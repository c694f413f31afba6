/** Adds a value to the remembered ones; if there are `max` already, the oldest is removed. */
export function rememberIn(known: Set<string>, value: string, max: number): void {
  const [oldest] = known;
  if (known.size >= max && oldest !== undefined && !known.has(value)) known.delete(oldest);
  known.add(value);
}

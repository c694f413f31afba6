/** Adds a value to those remembered; the oldest gives way when there are `max`. */
export function rememberIn(known: Set<string>, value: string, max: number): void {
  const [oldest] = known;
  if (known.size >= max && oldest !== undefined && !known.has(value)) known.delete(oldest);
  known.add(value);
}

/** GraphQL says null for what was left out; calls know undefined only. */
export function withoutNulls<T extends object>(args: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)) as never;
}

/** Returns what stands at a path such as `members[0].email`; undefined if nothing does. */
export const readPath = (values: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], values);

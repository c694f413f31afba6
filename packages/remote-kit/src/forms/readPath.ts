/** Returns the value at a path such as `members[0].email`; undefined if there is none. */
export const readPath = (values: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], values);

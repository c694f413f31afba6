/** The list in parts of at most `size`, in its order: for calls that take so many at once. */
export function toChunks<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

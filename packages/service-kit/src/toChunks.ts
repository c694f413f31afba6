/** Splits a list into parts of at most `size`, in its order, for calls with a limited number of entries. */
export function toChunks<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

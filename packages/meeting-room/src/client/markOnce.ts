/** Moments of joining on the page's performance timeline, for benchmarks and a browser's developer tools. */
export type Moment = 'room:asked' | 'room:joined' | 'room:answered' | 'room:connected' | 'room:first-frame';

/** Marks a moment; only the first call per moment has an effect. */
export function markOnce(moment: Moment): void {
  if (performance.getEntriesByName(moment).length === 0) performance.mark(moment);
}

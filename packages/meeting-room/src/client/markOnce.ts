/** Moments on the way in, on the page's performance timeline: what a bench reads, and a developer's tools show. */
export type Moment = 'room:asked' | 'room:joined' | 'room:answered' | 'room:connected' | 'room:first-frame';

/** The first time counts. */
export function markOnce(moment: Moment): void {
  if (performance.getEntriesByName(moment).length === 0) performance.mark(moment);
}

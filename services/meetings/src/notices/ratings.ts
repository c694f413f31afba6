import { metrics } from '@meet/service-kit';
import { Counter } from 'prom-client';

/** Counts people's ratings of meetings that they were in. A changed rating counts once for each value. */
export const ratings = new Counter({
  name: 'meet_meeting_ratings_total',
  help: 'Ratings of a meeting’s quality that people gave after it, by quality: good or bad.',
  labelNames: ['quality'],
  registers: [metrics],
});

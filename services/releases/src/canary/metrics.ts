import { metrics } from '@meet/service-kit';
import { Counter, Histogram } from 'prom-client';

/** Pages that have loaded a release. */
export const remoteSessions = new Counter({
  name: 'meet_remote_sessions_total',
  help: 'Pages that loaded a remote, by remote, release and whether the person was signed in.',
  labelNames: ['remote', 'release', 'people'],
  registers: [metrics],
});

export const remoteErrors = new Counter({
  name: 'meet_remote_errors_total',
  help: 'Errors of a remote in people’s pages, by remote, release, kind and whether the person was signed in.',
  labelNames: ['remote', 'release', 'people', 'kind'],
  registers: [metrics],
});

const DURATIONS = [100, 200, 500, 1_000, 2_500, 4_000, 8_000];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

const vital = (name: string, help: string, buckets: number[]) =>
  new Histogram({ name, help, labelNames: ['remote', 'release'], buckets, registers: [metrics] });

export const remoteVitals = {
  lcp: vital('meet_remote_lcp_milliseconds', 'Largest contentful paint of a remote’s pages, by release.', DURATIONS),
  inp: vital('meet_remote_inp_milliseconds', 'Interaction to next paint in a remote’s pages, by release.', DURATIONS),
  cls: vital('meet_remote_cls', 'Layout shift of a remote’s pages, by release.', SHIFTS),
};

import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Everything that /metrics tells. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

export const callDuration = new Histogram({
  name: 'meet_call_duration_seconds',
  help: 'Time of a call in its service, by call and outcome.',
  labelNames: ['call', 'outcome'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
});

export const policyViolations = new Counter({
  name: 'meet_policy_violations_total',
  help: 'What browsers say that a page’s content security policy refused, by directive.',
  labelNames: ['directive'],
  registers: [metrics],
});

export const unexpectedFailures = new Counter({
  name: 'meet_unexpected_failures_total',
  help: 'Failures that no one foresaw, by call.',
  labelNames: ['call'],
  registers: [metrics],
});

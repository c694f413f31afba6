import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

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

export const serviceUp = new Gauge({
  name: 'meet_service_up',
  help: 'Whether a service that runs in another process answers and fits, by service and address.',
  labelNames: ['service', 'address'],
  registers: [metrics],
});

export const eventsDropped = new Counter({
  name: 'meet_events_dropped_total',
  help: 'Events that another process was away too long for, by where they should have gone.',
  labelNames: ['to'],
  registers: [metrics],
});

export const messagesDropped = new Counter({
  name: 'meet_messages_dropped_total',
  help: 'Messages that another process was away too long for, by where they should have gone; it is told how things stand instead.',
  labelNames: ['to'],
  registers: [metrics],
});

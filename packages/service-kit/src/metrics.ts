import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** All metrics that /metrics reports. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

export const callDuration = new Histogram({
  name: 'meet_call_duration_seconds',
  help: 'Time of a call in its service, by service, call and outcome.',
  labelNames: ['service', 'call', 'outcome'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
});

export const policyViolations = new Counter({
  name: 'meet_policy_violations_total',
  help: 'Violations of a page’s content security policy that browsers reported, by directive.',
  labelNames: ['directive'],
  registers: [metrics],
});

export const unexpectedFailures = new Counter({
  name: 'meet_unexpected_failures_total',
  help: 'Unexpected failures, by call.',
  labelNames: ['call'],
  registers: [metrics],
});

export const databaseDuration = new Histogram({
  name: 'meet_database_duration_seconds',
  help: 'Time for which a service waits for a database operation, by service, operation and outcome.',
  labelNames: ['service', 'operation', 'outcome'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [metrics],
});

export const backgroundWork = new Gauge({
  name: 'meet_background_work',
  help: 'Background tasks that run and that no response waits for, by service.',
  labelNames: ['service'],
  registers: [metrics],
});

export const eventsPublished = new Counter({
  name: 'meet_events_published_total',
  help: 'Events that services of this process published, by type.',
  labelNames: ['type'],
  registers: [metrics],
});

export const eventsDelivered = new Counter({
  name: 'meet_events_delivered_total',
  help: 'Frames written to people’s sockets, one for each event and subscription.',
  registers: [metrics],
});

export const sockets = new Gauge({
  name: 'meet_sockets',
  help: 'Open WebSockets.',
  registers: [metrics],
});

export const socketsRefused = new Counter({
  name: 'meet_sockets_refused_total',
  help: 'Refused requests for a WebSocket, by status: 429 if an address holds too many.',
  labelNames: ['status'],
  registers: [metrics],
});

export const socketsClosed = new Counter({
  name: 'meet_sockets_closed_total',
  help: 'Event streams that this process closed, by WebSocket code, such as 4408 for a slow reader.',
  labelNames: ['code'],
  registers: [metrics],
});

export const serviceUp = new Gauge({
  name: 'meet_service_up',
  help: '1 if a service in another process answers and is compatible, else 0, by service and address.',
  labelNames: ['service', 'address'],
  registers: [metrics],
});

export const redisUp = new Gauge({
  name: 'meet_redis_up',
  help: '1 if the Redis that the processes of a deployment share is reached, else 0, by connection.',
  labelNames: ['connection'],
  registers: [metrics],
});

export const eventsDropped = new Counter({
  name: 'meet_events_dropped_total',
  help: 'Events that were dropped because another process was away too long, by destination.',
  labelNames: ['to'],
  registers: [metrics],
});

export const messagesDropped = new Counter({
  name: 'meet_messages_dropped_total',
  help: 'Messages that were dropped because another process was away too long, by destination; it receives the current state instead.',
  labelNames: ['to'],
  registers: [metrics],
});

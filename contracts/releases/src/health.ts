import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { count, flag, fraction, input, list, noInput, noOutput, output, text, timestamp } from '@meet/contracts';
import { ERROR_KINDS, VITALS } from './channelKinds.ts';
import { defineCall } from './defineCall.ts';
import { releaseId, remoteName } from './fields.ts';
import { TELEMETRY_BYTES_MAX, TELEMETRY_COUNT_MAX, TELEMETRY_ENTRIES_MAX } from './limits.ts';

/**
 * States of a service: in the gateway's process (`here`), in its own process (`distributed`), or without an answer (`away`).
 */
export const SERVICE_STATES = ['here', 'distributed', 'away'] as const;

const serviceHealthShape = object({
  name: string().required(),
  state: string().oneOf(SERVICE_STATES).required(),
  /** Null while no process of the service answers. */
  version: string().defined().nullable(),
  /** Version of the contract against which it was built. */
  contract: string().defined().nullable(),
  /** Moment at which its process started. */
  since: timestamp().nullable().defined(),
  /** Calls of the last five minutes, as counted by this gateway. */
  calls: number().required(),
  failures: number().required(),
  /** 99th percentile of the calls' durations in milliseconds; null if there was no call. */
  p99: number().defined().nullable(),
  /**
   * Number of running tasks that no answer waits for, over all processes of the service that report it; null if none
   * does.
   */
  waiting: number().defined().nullable(),
}).meta({ name: 'ServiceHealth' });
export type ServiceHealth = InferType<typeof serviceHealthShape>;

/** Work that was abandoned for one reason; it holds nothing of the content. */
const givenUpShape = object({
  /** Code of the reason. */
  reason: string().required(),
  /** Counted up to 10,000. */
  count: number().required(),
  /** Moment at which the latest entry was last due. */
  latestAt: timestamp(),
  canSendAgain: flag().required(),
}).meta({ name: 'GivenUpWork' });
export type GivenUpWork = InferType<typeof givenUpShape>;

const queueHealthShape = object({
  name: string().required(),
  /** Service that owns the queue. */
  service: string().required(),
  /** Number of entries in the database, including those that wait for a retry; counted up to 10,000. */
  length: number().required(),
  /** Seconds for which the oldest entry has been due; 0 if none is. */
  oldestSeconds: fraction().required(),
  /** Abandoned work, which is kept for some days. */
  givenUp: array(givenUpShape.required()).required(),
}).meta({ name: 'QueueHealth' });
export type QueueHealth = InferType<typeof queueHealthShape>;

/** The gateway answers this call, since it receives people's requests. */
export const getHealth = defineCall('getHealth', {
  path: 'health',
  method: 'GET',
  access: 'admin',
  summary: 'Returns the health of services, database and sockets, as seen by the gateway that answers.',
  input: noInput,
  output: output({
    at: timestamp(),
    /** Number of WebSockets of this gateway. */
    sockets: number().required(),
    takesWrites: flag().required(),
    /** Response time of the database just now, in milliseconds; null if it did not answer. */
    databaseMs: fraction().defined().nullable(),
    /** Null if the processes do not share a Redis. */
    reachesRedis: flag().defined().nullable(),
    /** Queues that services have just reported. */
    queues: array(queueHealthShape.required()).required(),
    services: array(serviceHealthShape.required()).required(),
  }),
  graphql: { query: 'health' },
});

export const sendTelemetry = defineCall('sendTelemetry', {
  path: 'telemetry',
  access: 'public',
  summary:
    'Reports a page’s sessions, errors and web vitals with the releases that it runs. Only reports of signed-in people evaluate releases, and each person counts a few times.',
  input: input({
    entries: list(
      object({
        remote: remoteName(),
        releaseId: releaseId().required('releases.releaseRequired'),
        /** Number of pages that have loaded it. */
        sessions: count().min(0).max(TELEMETRY_COUNT_MAX),
        errors: list(
          object({
            kind: text()
              .oneOf([...ERROR_KINDS])
              .required(),
            count: count().required().min(1).max(TELEMETRY_COUNT_MAX),
          }),
        ).max(ERROR_KINDS.length),
        /** LCP and INP in milliseconds; CLS has no unit. */
        vitals: list(
          object({
            name: text()
              .oneOf([...VITALS])
              .required(),
            value: number().strict().required().min(0).max(600_000),
          }),
        ).max(VITALS.length),
      }),
    )
      .required()
      .max(TELEMETRY_ENTRIES_MAX),
  }),
  output: noOutput,
  bodyLimit: TELEMETRY_BYTES_MAX,
  impersonation: 'allowed',
  rateLimit: { max: 60, windowSeconds: 60 },
});

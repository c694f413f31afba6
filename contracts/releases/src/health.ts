import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { count, flag, fraction, input, list, noInput, noOutput, output, text, timestamp } from '@meet/contracts';
import { ERROR_KINDS, VITALS } from './channelKinds.ts';
import { defineCall } from './defineCall.ts';
import { releaseId, remoteName } from './fields.ts';
import { TELEMETRY_BYTES_MAX, TELEMETRY_COUNT_MAX, TELEMETRY_ENTRIES_MAX } from './limits.ts';

/** Whether a service runs in the gateway's process, in one of its own that answers, or does not answer. */
export const SERVICE_STATES = ['here', 'apart', 'away'] as const;

const serviceHealthShape = object({
  name: string().required(),
  state: string().oneOf(SERVICE_STATES).required(),
  /** Null while nobody answers who could say. */
  version: string().defined().nullable(),
  /** Version of the contract that it was built against. */
  contract: string().defined().nullable(),
  /** When its process began. */
  since: timestamp().nullable().defined(),
  /** Calls of the last five minutes, as this gateway saw them. */
  calls: number().required(),
  failures: number().required(),
  /** Milliseconds; null where there was no call. */
  p99: number().defined().nullable(),
  /** Work under way that no answer waits for, of all its processes that say so; null where none does. */
  waiting: number().defined().nullable(),
}).meta({ name: 'ServiceHealth' });
export type ServiceHealth = InferType<typeof serviceHealthShape>;

/** Work that was given up for one reason; nothing of its content. */
const givenUpShape = object({
  /** Code of the reason. */
  reason: string().required(),
  /** Counted up to 10,000. */
  count: number().required(),
  /** When the latest was last due. */
  latestAt: timestamp(),
  canSendAgain: flag().required(),
}).meta({ name: 'GivenUpWork' });
export type GivenUpWork = InferType<typeof givenUpShape>;

const queueHealthShape = object({
  name: string().required(),
  /** Service of the queue. */
  service: string().required(),
  /** Number of entries that wait in the database, those to be tried again later included; counted up to 10,000. */
  length: number().required(),
  /** For how long the oldest has been due; 0 where nothing is. */
  oldestSeconds: fraction().required(),
  /** Kept for some days. */
  givenUp: array(givenUpShape.required()).required(),
}).meta({ name: 'QueueHealth' });
export type QueueHealth = InferType<typeof queueHealthShape>;

/** Answered by the gateway, which is where people's requests come in. */
export const getHealth = defineCall('getHealth', {
  path: 'health',
  method: 'GET',
  access: 'admin',
  summary: 'How services, database and sockets are, as the gateway that answers sees them.',
  input: noInput,
  output: output({
    at: timestamp(),
    /** WebSockets that this gateway holds. */
    sockets: number().required(),
    takesWrites: flag().required(),
    /** Milliseconds until the database answered just now; null where it did not. */
    databaseMs: fraction().defined().nullable(),
    /** Null where the processes share none. */
    reachesRedis: flag().defined().nullable(),
    /** Those that services could tell of just now. */
    queues: array(queueHealthShape.required()).required(),
    services: array(serviceHealthShape.required()).required(),
  }),
  graphql: { query: 'health' },
});

export const sendTelemetry = defineCall('sendTelemetry', {
  path: 'telemetry',
  access: 'public',
  summary:
    'How a page fares with the releases that it runs: sessions, errors and web vitals. Releases are evaluated by signed-in people, each of whom counts a few times.',
  input: input({
    entries: list(
      object({
        remote: remoteName(),
        releaseId: releaseId().required('releases.releaseRequired'),
        /** Pages that have loaded it. */
        sessions: count().min(0).max(TELEMETRY_COUNT_MAX),
        errors: list(
          object({
            kind: text()
              .oneOf([...ERROR_KINDS])
              .required(),
            count: count().required().min(1).max(TELEMETRY_COUNT_MAX),
          }),
        ).max(ERROR_KINDS.length),
        /** LCP and INP in milliseconds, CLS as it is. */
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

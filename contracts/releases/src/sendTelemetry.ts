import { object } from 'yup';
import { count, input, list, noOutput, text } from '@meet/contracts';
import { number } from 'yup';
import { ERROR_KINDS, VITALS } from './channelKinds.ts';
import { defineCall } from './defineCall.ts';
import { releaseId, remoteName } from './fields.ts';
import { TELEMETRY_BYTES_MAX, TELEMETRY_COUNT_MAX, TELEMETRY_ENTRIES_MAX } from './limits.ts';

export const sendTelemetry = defineCall('sendTelemetry', {
  path: 'telemetry',
  access: 'public',
  summary:
    'How a page fares with the releases that it runs: sessions, errors and web vitals. Releases are judged by signed-in people, each of whom counts a few times.',
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

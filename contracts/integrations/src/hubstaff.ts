import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  count,
  flag,
  id,
  input,
  list,
  moment,
  noInput,
  noOutput,
  output,
  requiredText,
  text,
  timestamp,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { HUBSTAFF_CODE_MAX_LENGTH } from './limits.ts';

/**
 * Result of the last time entry: Hubstaff accepted it, it waits for a retry, or Hubstaff refused it. `uncertain`: the
 * connection broke after sending, so the result is unknown and it is not sent again.
 */
const HUBSTAFF_RESULTS = ['recorded', 'waiting', 'refused', 'uncertain'] as const;
export type HubstaffResult = (typeof HUBSTAFF_RESULTS)[number];

const hubstaffShape = object({
  /** Name of the person in Hubstaff. */
  hubstaffName: string().required(),
  /** Whether the product records meetings as time entries. */
  isEnabled: boolean().required(),
  /** True if Hubstaff no longer accepts the authorization; the person must connect again. */
  needsReconnect: boolean().required(),
  /** Project that receives the time entries; null until one is chosen. */
  projectId: string().nullable().defined(),
  projectName: string().nullable().defined(),
  /** Result of the last meeting's entry; null before the first. */
  lastResult: string<HubstaffResult>()
    .oneOf([...HUBSTAFF_RESULTS, null] as HubstaffResult[])
    .nullable()
    .defined(),
  /** Unix milliseconds. */
  lastResultAt: timestamp().nullable(),
}).meta({ name: 'Hubstaff' });
export type Hubstaff = InferType<typeof hubstaffShape>;

const hubstaffProjectShape = object({
  projectId: string().required(),
  projectName: string().required(),
  organizationName: string().required(),
}).meta({ name: 'HubstaffProject' });
export type HubstaffProject = InferType<typeof hubstaffProjectShape>;

export const getHubstaff = defineCall('getHubstaff', {
  path: 'get-hubstaff',
  method: 'GET',
  access: 'user',
  summary: 'Returns the state of the caller’s connection with Hubstaff; null without one.',
  input: noInput,
  output: output({ hubstaff: hubstaffShape.default(undefined).nullable().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'hubstaff', value: 'hubstaff' },
});

export const getHubstaffProjects = defineCall('getHubstaffProjects', {
  path: 'get-hubstaff-projects',
  method: 'GET',
  access: 'user',
  summary: 'Lists the projects for the caller’s time, as Hubstaff returns them now.',
  input: noInput,
  output: output({ projects: array(hubstaffProjectShape.required()).required() }),
  errors: [
    integrationsErrors.HUBSTAFF_NOT_CONNECTED,
    integrationsErrors.HUBSTAFF_REFUSED,
    integrationsErrors.HUBSTAFF_UNAVAILABLE,
  ],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { query: 'hubstaffProjects', value: 'projects' },
});

export const beginHubstaff = defineCall('beginHubstaff', {
  path: 'begin-hubstaff',
  access: 'user',
  summary: 'Returns the Hubstaff page on which the caller agrees that meetings become time entries.',
  input: noInput,
  output: output({ url: string().required() }),
  errors: [integrationsErrors.HUBSTAFF_UNAVAILABLE],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const finishHubstaff = defineCall('finishHubstaff', {
  path: 'finish-hubstaff',
  access: 'user',
  summary:
    'Connects the caller’s account with the code that Hubstaff’s page returned. Works once, for the person who began.',
  input: input({
    code: requiredText('common.required').max(HUBSTAFF_CODE_MAX_LENGTH),
    state: requiredText('common.required').max(HUBSTAFF_CODE_MAX_LENGTH),
    /** Issuer, if Hubstaff sends one. */
    iss: text().max(HUBSTAFF_CODE_MAX_LENGTH),
  }),
  output: output({ hubstaff: hubstaffShape.required() }),
  errors: [integrationsErrors.HUBSTAFF_REFUSED, integrationsErrors.HUBSTAFF_UNAVAILABLE],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const changeHubstaff = defineCall('changeHubstaff', {
  path: 'change-hubstaff',
  access: 'user',
  summary: 'Sets the project for time entries, and whether they are recorded. An omitted setting stays unchanged.',
  input: input({ projectId: id().notRequired(), isEnabled: flag() }),
  output: output({ hubstaff: hubstaffShape.required() }),
  errors: [
    integrationsErrors.HUBSTAFF_NOT_CONNECTED,
    integrationsErrors.HUBSTAFF_REFUSED,
    integrationsErrors.HUBSTAFF_UNAVAILABLE,
    integrationsErrors.HUBSTAFF_PROJECT_UNKNOWN,
  ],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const disconnectHubstaff = defineCall('disconnectHubstaff', {
  path: 'disconnect-hubstaff',
  access: 'user',
  summary: 'Deletes the caller’s connection with Hubstaff, and the entries that wait to be sent.',
  input: noInput,
  output: noOutput,
  errors: [integrationsErrors.HUBSTAFF_NOT_CONNECTED],
  graphql: { mutation: true },
});

export const recordAttendance = defineCall('recordAttendance', {
  path: 'record-attendance',
  access: 'service',
  summary: 'Queues one time entry of an ended meeting for each attendee who records time.',
  input: input({
    meetingId: id(),
    /** May be empty. */
    subject: text(),
    attendees: list(
      object({
        accountId: id(),
        /** Moment at which they first joined. */
        startedAt: moment().required(),
        /** Total time that they were present, all stays together. */
        seconds: count().required(),
      }).required(),
    ).required(),
  }),
  output: output({ recorded: number().required() }),
});

import { boolean, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';

/**
 * How the last time entry went: Hubstaff has it; it waits to be tried again; Hubstaff refused it; or the line broke after it
 * was sent, so that nobody knows, and it is not sent twice.
 */
export const HUBSTAFF_RESULTS = ['recorded', 'waiting', 'refused', 'uncertain'] as const;
export type HubstaffResult = (typeof HUBSTAFF_RESULTS)[number];

export const hubstaffShape = object({
  /** What the person is called there. */
  hubstaffName: string().required(),
  /** Whether meetings become time entries. */
  isEnabled: boolean().required(),
  /** Hubstaff no longer accepts the authorization: connect anew. */
  needsReconnect: boolean().required(),
  /** Where the time goes; null until one is chosen. */
  projectId: string().nullable().defined(),
  projectName: string().nullable().defined(),
  /** Of the last meeting; null before the first. */
  lastResult: string<HubstaffResult>()
    .oneOf([...HUBSTAFF_RESULTS, null] as HubstaffResult[])
    .nullable()
    .defined(),
  /** Unix milliseconds. */
  lastResultAt: timestamp().nullable(),
}).meta({ name: 'Hubstaff' });
export type Hubstaff = InferType<typeof hubstaffShape>;

export const hubstaffProjectShape = object({
  projectId: string().required(),
  projectName: string().required(),
  organizationName: string().required(),
}).meta({ name: 'HubstaffProject' });
export type HubstaffProject = InferType<typeof hubstaffProjectShape>;

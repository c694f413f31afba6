import { boolean, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';

/**
 * Result of the last time entry: Hubstaff has it; it waits for another try; Hubstaff refused it; or the connection
 * broke after it was sent. In the last case its result is unknown, and it is not sent twice.
 */
export const HUBSTAFF_RESULTS = ['recorded', 'waiting', 'refused', 'uncertain'] as const;
export type HubstaffResult = (typeof HUBSTAFF_RESULTS)[number];

export const hubstaffShape = object({
  /** Name of the person there. */
  hubstaffName: string().required(),
  /** Whether meetings become time entries. */
  isEnabled: boolean().required(),
  /** True if Hubstaff no longer accepts the authorization: the person must connect again. */
  needsReconnect: boolean().required(),
  /** Project that gets the time; null until one is chosen. */
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

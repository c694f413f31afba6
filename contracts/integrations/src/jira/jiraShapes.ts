import { object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';

export const jiraConnectionShape = object({
  connectionId: string().required(),
  /** Address of the Jira site. */
  siteUrl: string().required(),
  /** Name of the person there; null if Jira has not given it. */
  jiraName: string().nullable().defined(),
  /** Unix milliseconds. */
  creationDate: timestamp(),
}).meta({ name: 'JiraConnection' });
export type JiraConnection = InferType<typeof jiraConnectionShape>;

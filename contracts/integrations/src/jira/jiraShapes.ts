import { object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';

export const jiraConnectionShape = object({
  connectionId: string().required(),
  /** Where the Jira site is. */
  siteUrl: string().required(),
  /** What the person is called there; null where Jira has not told it. */
  jiraName: string().nullable().defined(),
  /** Unix milliseconds. */
  creationDate: timestamp(),
}).meta({ name: 'JiraConnection' });
export type JiraConnection = InferType<typeof jiraConnectionShape>;

import { object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import { SERVICE_LABELS, type ServiceLabel } from './keyServices.ts';

export const apiKeyShape = object({
  apiKeyId: string().required(),
  name: string().required(),
  /** Unix milliseconds. */
  creationDate: timestamp(),
  serviceId: string().required(),
  /** In the asker’s language. */
  serviceName: string().required(),
  /** Whole; empty for a key whose owner chose to see it only once. */
  apiKeyValue: string().defined(),
  /** From then on it opens nothing; null for never. */
  expiresAt: timestamp().nullable(),
  /** To the minute; null while nobody has used it. */
  lastUsedAt: timestamp().nullable(),
}).meta({ name: 'ApiKey' });
export type ApiKey = InferType<typeof apiKeyShape>;

export const keyServiceShape = object({
  id: string().required(),
  display_name: string().required(),
  /** `Enabled` while the person has a key for it, else `Available`. */
  label: string<ServiceLabel>()
    .oneOf([...SERVICE_LABELS])
    .required(),
}).meta({ name: 'KeyService' });
export type KeyServiceEntry = InferType<typeof keyServiceShape>;

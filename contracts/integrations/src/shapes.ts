import { object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import { SERVICE_LABELS, type ServiceLabel } from './keyServices.ts';

export const apiKeyShape = object({
  apiKeyId: string().required(),
  name: string().required(),
  /** Unix milliseconds. */
  creationDate: timestamp(),
  serviceId: string().required(),
  /** Name in the caller’s language. */
  serviceName: string().required(),
  /** The complete key value; empty for a key whose owner chose to see it only once. */
  apiKeyValue: string().defined(),
  /** Moment at which the key expires; null for never. */
  expiresAt: timestamp().nullable(),
  /** Moment of the last use, to the minute; null while the key is unused. */
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

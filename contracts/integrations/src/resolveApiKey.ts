import { object, string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

/** Prefix of the values that this service makes. */
export const API_KEY_PREFIX = 'ms_';

export const resolveApiKey = defineCall('resolveApiKey', {
  path: 'resolve-api-key',
  access: 'service',
  summary: 'Whose a key is and what for; null for one that is unknown, over or deleted. Notes that it was used.',
  input: input({ value: text().required() }),
  output: output({
    key: object({ apiKeyId: string().required(), accountId: string().required(), serviceId: string().required() })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});

import { array, object, string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

/** Prefix of access tokens. */
export const ACCESS_TOKEN_PREFIX = 'mo_';

export const resolveAccessToken = defineCall('resolveAccessToken', {
  path: 'resolve-access-token',
  access: 'service',
  summary:
    'Whose an outside application’s access token is and what for; null for one that is unknown, over or revoked. Notes that it was used.',
  input: input({ value: text().required() }),
  output: output({
    token: object({
      /** The person’s permission that it came of. */
      grantId: string().required(),
      accountId: string().required(),
      clientId: string().required(),
      scopes: array(string().required()).required(),
    })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});

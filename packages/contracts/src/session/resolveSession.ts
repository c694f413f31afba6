import { array, number, object, string } from 'yup';
import { createCallDefiner } from '../core/defineCall.ts';
import { input, output, text } from '../core/schema.ts';

/** Attributes of the session behind a token. */
export const sessionAttributes = {
  kind: string<'visitor' | 'user' | 'admin'>().oneOf(['visitor', 'user', 'admin']).required(),
  accountId: string(),
  email: string(),
  fullName: string(),
  sessionId: string(),
  impersonatedBy: object({ accountId: string().required(), fullName: string().required() })
    .default(undefined)
    .optional(),
};

/** Returns the session behind the tokens of a request. */
export const resolveSession = createCallDefiner('accounts')('resolveSession', {
  path: 'resolve-session',
  access: 'service',
  summary: 'Finds the live session behind a request’s tokens.',
  input: input({ userToken: text(), adminToken: text(), bearer: text() }),
  output: output({
    ...sessionAttributes,
    apiKey: object({ service: string().required(), opens: array(string().required()).required() })
      .default(undefined)
      .optional(),
    /**
     * Time until the session ends if it is not used, in milliseconds. Absent if the answer must not be cached: for
     * visitors and keys.
     */
    endsInMs: number(),
  }),
});

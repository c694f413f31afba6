import { array, object, string } from 'yup';
import { callsOf } from '../core/defineCall.ts';
import { input, output, text } from '../core/schema.ts';

/** Who stands behind the tokens of a request; the edge asks it once a request. */
export const resolveSession = callsOf('accounts')('resolveSession', {
  path: 'resolve-session',
  access: 'service',
  summary: 'Finds the live session behind a request’s tokens.',
  input: input({ userToken: text(), adminToken: text(), bearer: text() }),
  output: output({
    kind: string<'visitor' | 'user' | 'admin'>().oneOf(['visitor', 'user', 'admin']).required(),
    accountId: string(),
    email: string(),
    fullName: string(),
    sessionId: string(),
    apiKey: object({ service: string().required(), opens: array(string().required()).required() })
      .default(undefined)
      .optional(),
    impersonatedBy: object({ accountId: string().required(), fullName: string().required() })
      .default(undefined)
      .optional(),
  }),
});

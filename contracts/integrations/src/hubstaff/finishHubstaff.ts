import { input, output, requiredText, text } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';
import { HUBSTAFF_CODE_MAX_LENGTH } from '../limits.ts';
import { hubstaffShape } from './hubstaffShapes.ts';

const { HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE } = integrationsErrors;

export const finishHubstaff = defineCall('finishHubstaff', {
  path: 'finish-hubstaff',
  access: 'user',
  summary: 'Connects the caller’s account by what Hubstaff’s page brought back. Works once, for whoever began.',
  input: input({
    code: requiredText('common.required').max(HUBSTAFF_CODE_MAX_LENGTH),
    state: requiredText('common.required').max(HUBSTAFF_CODE_MAX_LENGTH),
    /** The issuer, where Hubstaff names itself. */
    iss: text().max(HUBSTAFF_CODE_MAX_LENGTH),
  }),
  output: output({ hubstaff: hubstaffShape.required() }),
  errors: [HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

import { flag, id, input, output } from '@meet/contracts';
import { defineCall } from '../defineCall.ts';
import { integrationsErrors } from '../errors.ts';
import { hubstaffShape } from './hubstaffShapes.ts';

const { HUBSTAFF_NOT_CONNECTED, HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE, HUBSTAFF_PROJECT_UNKNOWN } = integrationsErrors;

export const changeHubstaff = defineCall('changeHubstaff', {
  path: 'change-hubstaff',
  access: 'user',
  summary: 'Says to which project time goes, and whether it does; what is left out stays.',
  input: input({ projectId: id().notRequired(), isEnabled: flag() }),
  output: output({ hubstaff: hubstaffShape.required() }),
  errors: [HUBSTAFF_NOT_CONNECTED, HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE, HUBSTAFF_PROJECT_UNKNOWN],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});

import { array } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { publishTokenShape } from './shapes.ts';

export const getPublishTokens = defineCall('getPublishTokens', {
  path: 'publish-tokens',
  method: 'GET',
  access: 'admin',
  summary: 'The publish tokens of a remote that open anything, without their values.',
  input: input({ remote: remoteName() }),
  output: output({ tokens: array(publishTokenShape.required()).required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND],
  graphql: { query: 'publishTokens', value: 'tokens' },
});

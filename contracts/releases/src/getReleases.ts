import { array } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { releaseShape } from './shapes.ts';

export const getReleases = defineCall('getReleases', {
  path: 'releases/:remote',
  method: 'GET',
  access: 'public',
  summary: 'The releases of a remote that are kept, the latest first: for its publish tokens and administrators.',
  input: input({ remote: remoteName() }),
  output: output({ releases: array(releaseShape.required()).required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_INVALID, releasesErrors.PUBLISH_TOKEN_FOREIGN],
  graphql: { query: 'remoteReleases', value: 'releases' },
});

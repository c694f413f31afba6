import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { channelShape } from './shapes.ts';

export const getChannel = defineCall('getChannel', {
  path: 'channels/:remote',
  method: 'GET',
  access: 'public',
  summary: 'What is live of a remote, and the revision that a change has to name.',
  input: input({ remote: remoteName() }),
  output: output({ channel: channelShape.required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_INVALID, releasesErrors.PUBLISH_TOKEN_FOREIGN],
  graphql: { query: 'remoteChannel', value: 'channel' },
});

import { array, string } from 'yup';
import { count, id, input, list, noOutput, output, requiredLine, text } from '@meet/contracts';
import { CHANNEL_KINDS } from './channelKinds.ts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { PUBLISH_TOKEN_DAYS_MAX } from './limits.ts';
import { publishTokenShape } from './shapes.ts';

export const getPublishTokens = defineCall('getPublishTokens', {
  path: 'publish-tokens',
  method: 'GET',
  access: 'admin',
  summary: 'Lists the valid publish tokens of a remote, without their values.',
  input: input({ remote: remoteName() }),
  output: output({ tokens: array(publishTokenShape.required()).required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND],
  graphql: { query: 'publishTokens', value: 'tokens' },
});

/** Prefix of all token values that this service creates. */
export const PUBLISH_TOKEN_PREFIX = 'mp_';

export const createPublishToken = defineCall('createPublishToken', {
  path: 'publish-tokens',
  access: 'admin',
  summary:
    'Creates a token by which a team publishes releases of one remote and moves its channels. Only this answer contains it.',
  input: input({
    remote: remoteName(),
    name: requiredLine('releases.tokenNameRequired').max(50),
    channels: list(
      text()
        .oneOf([...CHANNEL_KINDS])
        .required(),
    )
      .required()
      .max(CHANNEL_KINDS.length),
    expiresInDays: count()
      .required()
      .min(1, 'releases.expiryInvalid')
      .max(PUBLISH_TOKEN_DAYS_MAX, 'releases.expiryInvalid'),
  }),
  output: output({ token: publishTokenShape.required(), value: string().required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_LIMIT_REACHED],
  graphql: { mutation: true },
});

export const revokePublishToken = defineCall('revokePublishToken', {
  path: 'revoke-publish-token',
  access: 'admin',
  summary: 'Ends a publish token at once.',
  input: input({ tokenId: id() }),
  output: noOutput,
  errors: [releasesErrors.PUBLISH_TOKEN_NOT_FOUND],
  graphql: { mutation: true },
});

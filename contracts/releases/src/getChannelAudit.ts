import { array } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { remoteName } from './fields.ts';
import { auditEntryShape } from './shapes.ts';

export const getChannelAudit = defineCall('getChannelAudit', {
  path: 'channels/:remote/audit',
  method: 'GET',
  access: 'public',
  summary: 'Who changed what is live of a remote, when and to what, the latest first.',
  input: input({ remote: remoteName() }),
  output: output({ entries: array(auditEntryShape.required()).required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_INVALID, releasesErrors.PUBLISH_TOKEN_FOREIGN],
  graphql: { query: 'remoteAudit', value: 'entries' },
});

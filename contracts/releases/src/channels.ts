import { array, object } from 'yup';
import { count, flag, id, input, line, list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { previewName, releaseId, remoteName } from './fields.ts';
import { CANARY_PEOPLE_MAX, PREVIEWS_MAX } from './limits.ts';
import { auditEntryShape, channelShape } from './shapes.ts';

export const getChannel = defineCall('getChannel', {
  path: 'channels/:remote',
  method: 'GET',
  access: 'public',
  summary: 'Returns the live releases of a remote, and the revision that a change has to name.',
  input: input({ remote: remoteName() }),
  output: output({ channel: channelShape.required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_INVALID, releasesErrors.PUBLISH_TOKEN_FOREIGN],
  graphql: { query: 'remoteChannel', value: 'channel' },
});

export const getChannelAudit = defineCall('getChannelAudit', {
  path: 'channels/:remote/audit',
  method: 'GET',
  access: 'public',
  summary: 'Lists the changes of a remote’s live releases with their authors and times, the latest first.',
  input: input({ remote: remoteName() }),
  output: output({ entries: array(auditEntryShape.required()).required() }),
  errors: [releasesErrors.REMOTE_NOT_FOUND, releasesErrors.PUBLISH_TOKEN_INVALID, releasesErrors.PUBLISH_TOKEN_FOREIGN],
  graphql: { query: 'remoteAudit', value: 'entries' },
});

export const changeChannel = defineCall('changeChannel', {
  path: 'channels/:remote',
  method: 'PUT',
  access: 'public',
  summary:
    'Changes the live releases of a remote, if nobody else has since. Omitted channels stay unchanged. With a publish token for these channels, or as an administrator.',
  headers: { ifMatch: 'if-match' },
  input: input({
    remote: remoteName(),
    /** Revision on which the change is based, sent as `If-Match`. */
    ifMatch: text().max(40),
    stable: releaseId().nullable(),
    canary: object({
      release: releaseId().required('releases.releaseRequired'),
      percent: count().required().min(0, 'releases.percentInvalid').max(100, 'releases.percentInvalid'),
      people: list(id()).max(CANARY_PEOPLE_MAX),
    })
      .meta({ name: 'RemoteCanaryInput' })
      .default(undefined)
      .nullable(),
    /** All previews; a preview that is missing from the list is removed. */
    previews: list(
      object({
        name: previewName().required('releases.previewInvalid'),
        release: releaseId().required('releases.releaseRequired'),
      }).meta({ name: 'RemotePreviewInput' }),
    ).max(PREVIEWS_MAX),
    disabled: flag(),
    /** Reason, which the audit trail shows. */
    reason: line().max(300).nullable(),
  }),
  output: output({ channel: channelShape.required() }),
  errors: [
    releasesErrors.REMOTE_NOT_FOUND,
    releasesErrors.RELEASE_NOT_FOUND,
    releasesErrors.CHANNEL_REVISION_REQUIRED,
    releasesErrors.CHANNEL_REVISION_STALE,
    releasesErrors.CHANNEL_FORBIDDEN,
    releasesErrors.PUBLISH_TOKEN_INVALID,
    releasesErrors.PUBLISH_TOKEN_FOREIGN,
  ],
  graphql: { mutation: true },
});

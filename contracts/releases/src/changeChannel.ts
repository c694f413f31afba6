import { object } from 'yup';
import { count, flag, id, input, line, list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { previewName, releaseId, remoteName } from './fields.ts';
import { CANARY_PEOPLE_MAX, PREVIEWS_MAX } from './limits.ts';
import { channelShape } from './shapes.ts';

export const changeChannel = defineCall('changeChannel', {
  path: 'channels/:remote',
  method: 'PUT',
  access: 'public',
  summary:
    'Changes what is live of a remote, if nobody else has since: what is left out stays. With a publish token for these channels, or as an administrator.',
  headers: { ifMatch: 'if-match' },
  input: input({
    remote: remoteName(),
    /** The revision that the change was thought out for, as `If-Match`. */
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
    /** All of them: what is left out of the list is no preview any more. */
    previews: list(
      object({
        name: previewName().required('releases.previewInvalid'),
        release: releaseId().required('releases.releaseRequired'),
      }).meta({ name: 'RemotePreviewInput' }),
    ).max(PREVIEWS_MAX),
    disabled: flag(),
    /** Stands in the trail. */
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

import { string } from 'yup';
import { count, input, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { previewName, remoteName } from './fields.ts';
import { PREVIEW_LINK_DAYS_MAX } from './limits.ts';

export const createPreviewLink = defineCall('createPreviewLink', {
  path: 'preview-links',
  access: 'public',
  summary:
    'Makes the secret part of a link by which people choose a preview: with a publish token for previews, or as an administrator.',
  input: input({
    remote: remoteName(),
    preview: previewName().required('releases.previewInvalid'),
    expiresInDays: count()
      .required()
      .min(1, 'releases.expiryInvalid')
      .max(PREVIEW_LINK_DAYS_MAX, 'releases.expiryInvalid'),
  }),
  output: output({ link: string().required(), expiresAt: timestamp() }),
  errors: [
    releasesErrors.REMOTE_NOT_FOUND,
    releasesErrors.PREVIEW_NOT_FOUND,
    releasesErrors.CHANNEL_FORBIDDEN,
    releasesErrors.PUBLISH_TOKEN_INVALID,
    releasesErrors.PUBLISH_TOKEN_FOREIGN,
  ],
  graphql: { mutation: true },
});

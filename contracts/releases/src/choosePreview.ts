import { array, object, string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { previewName, remoteName } from './fields.ts';

export const choosePreview = defineCall('choosePreview', {
  path: 'choose-preview',
  access: 'account',
  summary:
    'Has the caller’s pages load a preview of a remote from now on, or leave it: for testers, administrators, and whoever has a link to it.',
  input: input({
    remote: remoteName(),
    /** Null to leave. */
    preview: previewName().nullable(),
    /** The secret part of a link to it. */
    link: text().max(300),
  }),
  output: output({
    choices: array(
      object({ remote: string().required(), preview: string().required() }).meta({ name: 'PreviewChoice' }).required(),
    ).required(),
  }),
  errors: [
    releasesErrors.PREVIEW_NOT_FOUND,
    releasesErrors.PREVIEW_FORBIDDEN,
    releasesErrors.PREVIEW_LINK_INVALID,
    releasesErrors.REMOTE_NOT_FOUND,
  ],
  graphql: { mutation: true },
});

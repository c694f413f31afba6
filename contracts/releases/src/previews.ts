import { array, boolean, object, string } from 'yup';
import { count, input, list, listedEmail, noInput, output, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { releasesErrors } from './errors.ts';
import { previewName, remoteName } from './fields.ts';
import { PREVIEW_LINK_DAYS_MAX, TESTERS_MAX } from './limits.ts';

export const getPreviews = defineCall('getPreviews', {
  path: 'previews',
  method: 'GET',
  access: 'account',
  summary: 'Lists the previews that the caller may choose or has chosen.',
  input: noInput,
  output: output({
    /** Whether the caller may choose a preview without a link. */
    isTester: boolean().required(),
    previews: array(
      object({
        remote: string().required(),
        preview: string().required(),
        release: string().required(),
        isChosen: boolean().required(),
      })
        .meta({ name: 'PreviewOffer' })
        .required(),
    ).required(),
  }),
  graphql: { query: 'previews' },
});

export const choosePreview = defineCall('choosePreview', {
  path: 'choose-preview',
  access: 'account',
  summary:
    'Makes the caller’s pages load a preview of a remote from now on, or leave it. For testers, administrators, and holders of a link to it.',
  input: input({
    remote: remoteName(),
    /** Null to leave the preview. */
    preview: previewName().nullable(),
    /** Token of a link to the preview. */
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

export const createPreviewLink = defineCall('createPreviewLink', {
  path: 'preview-links',
  access: 'public',
  summary:
    'Creates the secret part of a link by which people choose a preview. Needs a publish token for previews or an administrator.',
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

export const getTesters = defineCall('getTesters', {
  path: 'testers',
  method: 'GET',
  access: 'admin',
  summary: 'Lists the e-mail addresses of the people who may choose previews.',
  input: noInput,
  output: output({ emails: array(string().required()).required() }),
  graphql: { query: 'testers' },
});

export const setTesters = defineCall('setTesters', {
  path: 'testers',
  method: 'PUT',
  access: 'admin',
  summary: 'Sets the complete list of people who may choose previews, by their e-mail addresses.',
  input: input({ emails: list(listedEmail()).required().max(TESTERS_MAX) }),
  output: output({ emails: array(string().required()).required() }),
  graphql: { mutation: true },
});

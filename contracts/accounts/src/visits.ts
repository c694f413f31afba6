import { string } from 'yup';
import { flag, input, list, noInput, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const getAppVersion = defineCall('getAppVersion', {
  path: 'get-app-version',
  access: 'public',
  summary:
    'Returns three words, application version, channel and build, and the changelog; the changelog is HTML in base64.',
  input: noInput,
  output: output({ version: string().required(), changelog: string().defined() }),
  impersonation: 'allowed',
  graphql: { query: 'appVersion' },
});

export const recordCookieConsent = defineCall('recordCookieConsent', {
  path: 'record-cookie-consent',
  access: 'public',
  summary: 'Stores the proof of a cookie consent.',
  input: input({
    uid: text()
      .required('common.idRequired')
      .matches(/^[A-Za-z0-9-]{8,64}$/, 'common.idInvalid'),
    documentUrl: text().required('common.required').max(500),
    consentGranted: flag().required('common.required'),
  }),
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  impersonation: 'allowed',
  graphql: { mutation: true },
});

export const updateFirstChildRouteList = defineCall('updateFirstChildRouteList', {
  path: 'update-first-child-route-list',
  access: 'public',
  summary: 'Reserves first path segments, so that no alias hides a page. Built-in ones stay reserved.',
  input: input({
    accessKey: text().required('common.required').max(512),
    firstChildRoutePaths: list(text().required().max(100)).max(500).required('common.required'),
  }),
  output: noOutput,
  errors: [accountsErrors.ACCESS_KEY_INVALID],
  graphql: { mutation: true },
  rateLimit: { max: 10, windowSeconds: 60, by: 'address' },
});

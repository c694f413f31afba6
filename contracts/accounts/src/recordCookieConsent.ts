import { flag, input, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const recordCookieConsent = defineCall('recordCookieConsent', {
  path: 'record-cookie-consent',
  access: 'public',
  summary: 'Keeps the proof of a cookie consent.',
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

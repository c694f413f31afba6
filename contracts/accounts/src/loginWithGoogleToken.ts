import { input, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { signedIn } from './signedIn.ts';
import { thirdPartyRefusals } from './thirdPartyRefusals.ts';

export const loginWithGoogleToken = defineCall('loginWithGoogleToken', {
  path: 'login-with-google-token',
  access: 'public',
  summary: 'Signs in with an identity token of the provider, checked against its keys, issuer and our client id.',
  input: input({
    token: requiredText('accounts.linkTokenRequired').max(8192),
    referrerToken: text().max(512).nullable(),
  }),
  output: signedIn,
  errors: thirdPartyRefusals,
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});

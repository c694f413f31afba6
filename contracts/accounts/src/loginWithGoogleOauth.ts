import { bit, input, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { signedIn } from './signedIn.ts';
import { thirdPartyRefusals } from './thirdPartyRefusals.ts';

export const loginWithGoogleOauth = defineCall('loginWithGoogleOauth', {
  path: 'login-with-google-oauth',
  access: 'public',
  summary:
    'Ends the code flow: the code with the state it was asked for signs in, or opens an account. Where the account has a second factor, the refusal carries a `token` for login-via-token.',
  input: input({
    code: requiredText('accounts.codeRequired').max(2048),
    state: requiredText('accounts.stateRequired').max(512),
    /** As the issuer sent it along with the code. */
    iss: text().max(512),
    isIncognito: bit(),
  }),
  output: signedIn,
  errors: thirdPartyRefusals,
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});

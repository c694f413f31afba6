import { string } from 'yup';
import { email, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { fullNameField, newPasswordField } from './fields.ts';

export const signUp = defineCall('signUp', {
  path: 'sign-up',
  access: 'public',
  summary:
    'Mails a link that opens an account, with the name and password given here. Answers alike whether or not the address has an account.',
  input: input({
    fullName: fullNameField(),
    email: email(),
    password: newPasswordField(),
    /** The invitation that led here; it is kept in the activation link. */
    inviteToken: text().max(512),
    /** Target of the invitation: `system`, `group` and the like; it is kept in the activation link too. */
    inviteType: text().max(32),
  }),
  /** Names this very sign-up: for having its link sent again. */
  output: output({ signUpId: string().required() }),
  rateLimit: { max: 20, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

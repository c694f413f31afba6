import { loginWithGoogleToken as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { askThirdParty } from '../third-party/askThirdParty.ts';
import { signInWithIdentity } from '../third-party/signInWithIdentity.ts';

export const loginWithGoogleToken = defineOperation(call, async ({ token }, context) =>
  signInWithIdentity(context, await askThirdParty(context, (thirdParty) => thirdParty.verify(token))),
);

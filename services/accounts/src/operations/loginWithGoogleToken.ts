import { loginWithGoogleToken as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { requestThirdParty } from '../third-party/requestThirdParty.ts';
import { signInWithIdentity } from '../third-party/signInWithIdentity.ts';

export const loginWithGoogleToken = defineOperation(call, async ({ token }, context) =>
  signInWithIdentity(context, await requestThirdParty(context, (thirdParty) => thirdParty.verify(token))),
);

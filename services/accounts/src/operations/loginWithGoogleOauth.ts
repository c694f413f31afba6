import { loginWithGoogleOauth as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { requestThirdParty } from '../third-party/requestThirdParty.ts';
import { signInWithIdentity } from '../third-party/signInWithIdentity.ts';

export const loginWithGoogleOauth = defineOperation(call, async (input, context) => {
  const identity = await requestThirdParty(context, (thirdParty) => thirdParty.finish(input));
  return signInWithIdentity(context, identity, input.isIncognito === 1);
});

import { loginWithGoogleOauth as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { askThirdParty } from '../third-party/askThirdParty.ts';
import { signInWithIdentity } from '../third-party/signInWithIdentity.ts';

export const loginWithGoogleOauth = defineOperation(call, async (input, context) => {
  const identity = await askThirdParty(context, (thirdParty) => thirdParty.finish(input));
  return signInWithIdentity(context, identity, input.isIncognito === 1);
});

import { resendActivation as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { mailSignUp } from '../sign-ups/mailSignUp.ts';

export const resendActivation = defineOperation(call, ({ signUpId }, { deps }) => {
  deps.background.run(async () => {
    const mailable = await deps.signUpStore.renew(signUpId);
    if (mailable) await mailSignUp(deps, mailable);
  });
  return {};
});

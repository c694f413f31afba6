import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import { accountsErrors, inviteUser } from '@meet/contracts/accounts';
import { invitationsResolvers } from './index.ts';

const input = { name: 'Bob', email: 'bob@example.com', groupId: null, groupRole: null, recaptchaToken: 'x' };

async function invite(answer: () => Promise<unknown>) {
  const calls: { path: string; input: unknown }[] = [];
  const context = {
    call: (call: { path: string }, sent: unknown) => {
      calls.push({ path: call.path, input: sent });
      return answer();
    },
    translate: (key: string) => key,
  };
  const resolve = invitationsResolvers.Mutation.inviteUser as (...args: unknown[]) => Promise<unknown>;
  return { result: await resolve({}, { input }, context, undefined), calls };
}

describe('inviteUser', () => {
  it('asks the service without what was left out', async () => {
    const answer = { inviteResults: { userAlreadyInvited: true } };
    const { result, calls } = await invite(async () => answer);
    expect(result).toEqual({ ...answer, __typename: 'InviteUserSuccess' });
    const { name, email, recaptchaToken } = input;
    expect(calls).toEqual([{ path: inviteUser.path, input: { name, email, recaptchaToken } }]);
  });

  it('answers a refusal as a Failure', async () => {
    const { result } = await invite(async () => {
      throw new ServiceError(accountsErrors.CAPTCHA_FAILED);
    });
    expect(result).toMatchObject({ __typename: 'Failure', code: 'CAPTCHA_FAILED', message: 'errors.CAPTCHA_FAILED' });
  });
});

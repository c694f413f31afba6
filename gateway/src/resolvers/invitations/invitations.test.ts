import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import { accountsErrors, inviteUser } from '@meet/accounts-contract';
import { runResolver } from '../../testing/runResolver.ts';
import { invitationsResolvers } from './index.ts';

const input = { name: 'Bob', email: 'bob@example.com', groupId: null, groupRole: null, recaptchaToken: 'x' };

const invite = (answer: unknown) => runResolver(invitationsResolvers.Mutation.inviteUser, { input }, answer);

describe('inviteUser', () => {
  it('asks the service without what was left out', async () => {
    const answer = { inviteResults: { userAlreadyInvited: true } };
    const { result, calls } = await invite(answer);
    expect(result).toEqual({ ...answer, __typename: 'InviteUserSuccess' });
    const { name, email, recaptchaToken } = input;
    expect(calls).toEqual([{ path: inviteUser.path, input: { name, email, recaptchaToken } }]);
  });

  it('answers a refusal as a Failure', async () => {
    const { result } = await invite(new ServiceError(accountsErrors.CAPTCHA_FAILED));
    expect(result).toMatchObject({ __typename: 'Failure', code: 'CAPTCHA_FAILED', message: 'errors.CAPTCHA_FAILED' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import { accountsErrors, setAlias, uploadAvatar } from '@meet/accounts-contract';
import { runResolver } from '../../testing/runResolver.ts';
import { accountMutations } from './accountMutations.ts';

const run = (name: keyof typeof accountMutations, args: object, answer: unknown) =>
  runResolver(accountMutations[name], args, answer);

describe('accountMutations', () => {
  it('call the service and say that it is done', async () => {
    const { calls, result } = await run('setAlias', { alias: 'ana' }, {});
    expect(result).toEqual({ done: true, __typename: 'Done' });
    expect(calls).toEqual([{ path: setAlias.path, input: { alias: 'ana' } }]);
  });

  it('hand the answer on', async () => {
    const { calls, result } = await run('uploadAvatar', { avatar: 'eA==' }, { avatar: '/api/avatars/x' });
    expect(result).toEqual({ avatar: '/api/avatars/x', __typename: 'AvatarUploaded' });
    expect(calls[0]?.path).toBe(uploadAvatar.path);
  });

  it('answer a refusal as a Failure', async () => {
    const { result } = await run('setAlias', { alias: 'ana' }, new ServiceError(accountsErrors.ALIAS_TAKEN));
    expect(result).toMatchObject({
      __typename: 'Failure',
      code: 'ALIAS_TAKEN',
      message: 'errors.ALIAS_TAKEN',
    });
  });
});

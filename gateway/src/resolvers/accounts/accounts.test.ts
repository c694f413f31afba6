import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import { accountsErrors, setAlias, uploadAvatar } from '@meet/contracts/accounts';
import { accountMutations } from './accountMutations.ts';

function contextWhere(answer: () => Promise<unknown>) {
  const calls: { path: string; input: unknown }[] = [];
  const context = {
    call: (call: { path: string }, input: unknown) => {
      calls.push({ path: call.path, input });
      return answer();
    },
    translate: (key: string) => key,
  };
  return { calls, context: context as never };
}

const run = (name: keyof typeof accountMutations, args: object, context: never) =>
  (accountMutations[name] as (root: object, args: object, context: never, info: never) => Promise<unknown>)(
    {},
    args,
    context,
    undefined as never,
  );

describe('accountMutations', () => {
  it('call the service and say that it is done', async () => {
    const { calls, context } = contextWhere(async () => ({}));
    expect(await run('setAlias', { alias: 'ana' }, context)).toEqual({ done: true, __typename: 'Done' });
    expect(calls).toEqual([{ path: setAlias.path, input: { alias: 'ana' } }]);
  });

  it('hand the answer on', async () => {
    const { calls, context } = contextWhere(async () => ({ avatar: '/api/avatars/x' }));
    expect(await run('uploadAvatar', { avatar: 'eA==' }, context)).toEqual({
      avatar: '/api/avatars/x',
      __typename: 'AvatarUploaded',
    });
    expect(calls[0]?.path).toBe(uploadAvatar.path);
  });

  it('answer a refusal as a Failure', async () => {
    const { context } = contextWhere(async () => {
      throw new ServiceError(accountsErrors.ALIAS_TAKEN);
    });
    expect(await run('setAlias', { alias: 'ana' }, context)).toMatchObject({
      __typename: 'Failure',
      code: 'ALIAS_TAKEN',
      message: 'errors.ALIAS_TAKEN',
    });
  });
});

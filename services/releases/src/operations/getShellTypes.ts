import { getShellTypes as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';

export const getShellTypes = defineOperation(call, async (_input, { deps }) => {
  const { types } = (await deps.validators.shell?.()) ?? {};
  return { digest: types?.digest ?? null, address: types?.address ?? null };
});

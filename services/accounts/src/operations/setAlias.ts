import { ServiceError } from '@meet/contracts';
import { accountsErrors, setAlias as call } from '@meet/accounts-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { changeProfile } from '../profiles/changeProfile.ts';
import { defineOperation } from '../defineOperation.ts';

/** The unique index prevents two people from getting one alias, even in concurrent requests. */
export const setAlias = defineOperation(call, async ({ alias }, context) => {
  const aliasKey = alias.toLowerCase();
  if (await context.deps.reservedAliases.has(alias)) throw new ServiceError(accountsErrors.ALIAS_RESERVED);
  try {
    await changeProfile(context, { alias, aliasKey });
    return {};
  } catch (error) {
    if (isDuplicateKey(error)) throw new ServiceError(accountsErrors.ALIAS_TAKEN);
    throw error;
  }
});

import { resolveLocale } from '@meet/contracts';
import { setLanguage as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const setLanguage = defineOperation(call, async ({ langCode }, { deps, account }) => {
  await deps.accounts.updateOne({ _id: account.accountId }, { $set: { locale: resolveLocale(langCode) } });
  return {};
});

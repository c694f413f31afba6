import type { Deps } from '../Deps.ts';

/** For how many days an account's notifications are kept: as it chose, but never longer than the product keeps any. */
export async function getKeptDays(deps: Pick<Deps, 'settings' | 'keptDays'>, accountId: string): Promise<number> {
  const settings = await deps.settings.findById(accountId).lean();
  return Math.min(settings?.expireDays ?? deps.keptDays, deps.keptDays);
}

import type { Deps } from '../Deps.ts';

/** Returns for how many days an account's notifications are kept: its own choice, but at most the product's limit. */
export async function getKeptDays(deps: Pick<Deps, 'settings' | 'keptDays'>, accountId: string): Promise<number> {
  const settings = await deps.settings.findById(accountId).lean();
  return Math.min(settings?.expireDays ?? deps.keptDays, deps.keptDays);
}

import { getPreferencesOfAccounts } from '@meet/accounts-contract';
import { PREFERENCE_OF_TYPE, type NotificationType } from '@meet/notifications-contract';
import type { NotifyContext } from '../notifying/NotifyContext.ts';

export interface Choice {
  readonly web: boolean;
  readonly mail: boolean;
}

/**
 * Returns the people's choices for a notification type. A type without a preference rings the bell and sends no mail.
 */
export async function findChoices(
  { callAsService }: Pick<NotifyContext, 'callAsService'>,
  type: NotificationType,
  accountIds: readonly string[],
): Promise<(accountId: string) => Choice> {
  const preference = PREFERENCE_OF_TYPE[type];
  if (!preference || accountIds.length === 0) return () => ({ web: true, mail: false });
  const { preferences } = await callAsService(getPreferencesOfAccounts, { accountIds: [...accountIds] });
  const choices = new Map(
    preferences.map(({ accountId, notification }) => [
      accountId,
      notification.options.find(({ notificationType }) => notificationType === preference),
    ]),
  );
  return (accountId) => choices.get(accountId) ?? { web: true, mail: false };
}

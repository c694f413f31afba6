import {
  updateAccountPreferences as call,
  type ChatNotificationPreferences,
  type NotificationPreferences,
} from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { presentNotification } from '../presenters/presentPreferences.ts';

export const updateAccountPreferences = defineOperation(call, async (input, { deps, account: { accountId } }) => {
  if (input.preferenceType === 'chatNotifications') {
    const { mail, web } = input.configuration as ChatNotificationPreferences;
    await deps.preferences.updateOne(
      { _id: accountId },
      { $set: { chatNotifications: { mail, web } } },
      { upsert: true },
    );
    return {};
  }
  const { options } = input.configuration as NotificationPreferences;
  const present = presentNotification(await deps.preferences.findById(accountId).lean());
  const notification = present.options.map(
    (option) => options.find(({ notificationType }) => notificationType === option.notificationType) ?? option,
  );
  await deps.preferences.updateOne({ _id: accountId }, { $set: { notification } }, { upsert: true });
  return {};
});

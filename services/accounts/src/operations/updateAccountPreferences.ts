import {
  updateAccountPreferences as call,
  type ChatNotificationPreferences,
  type NotificationPreferences,
} from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const updateAccountPreferences = defineOperation(call, async (input, { deps, account: { accountId } }) => {
  if (input.preferenceType === 'chatNotifications') {
    const { mail, web, showsTyping } = input.configuration as ChatNotificationPreferences;
    await deps.preferences.updateOne(
      { _id: accountId },
      {
        $set: {
          'chatNotifications.mail': mail,
          'chatNotifications.web': web,
          ...(showsTyping !== undefined && { 'chatNotifications.showsTyping': showsTyping }),
        },
      },
      { upsert: true },
    );
    return {};
  }
  const { options } = input.configuration as NotificationPreferences;
  const named = options.map(({ notificationType }) => notificationType);
  const others = {
    $filter: {
      input: { $ifNull: ['$notification', []] },
      cond: { $not: [{ $in: ['$$this.notificationType', named] }] },
    },
  };
  // MongoDB merges the options in one update, so that concurrent changes of other options are kept.
  await deps.preferences.updateOne(
    { _id: accountId },
    [{ $set: { notification: { $concatArrays: [others, { $literal: options }] } } }],
    { upsert: true, updatePipeline: true },
  );
  return {};
});

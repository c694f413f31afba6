import { array, object, string } from 'yup';
import { id, input, list, output } from '@meet/contracts';
import { chatNotificationPreferences, notificationPreferences } from './accountPreferences.ts';
import { defineCall } from './defineCall.ts';
import { ACCOUNTS_LIST_MAX } from './limits.ts';

export const getPreferencesOfAccounts = defineCall('getPreferencesOfAccounts', {
  path: 'get-preferences-of-accounts',
  access: 'service',
  summary: 'Both kinds of preferences of several accounts; defaults where nothing was chosen.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_LIST_MAX).required() }),
  output: output({
    preferences: array(
      object({
        accountId: string().required(),
        notification: notificationPreferences.required(),
        chatNotifications: chatNotificationPreferences.required(),
      }).required(),
    ).required(),
  }),
});

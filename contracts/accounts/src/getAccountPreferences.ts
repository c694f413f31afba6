import { input, output } from '@meet/contracts';
import { accountPreferences, notificationOption, preferenceType } from './accountPreferences.ts';
import { defineCall } from './defineCall.ts';

export const getAccountPreferences = defineCall('getAccountPreferences', {
  path: 'get-account-preferences',
  access: 'account',
  summary:
    'Preferences of one kind: `notification` answers with options by type, `chatNotifications` with mail and web.',
  input: input({ preferenceType: preferenceType() }),
  output: output({
    preferences: accountPreferences(notificationOption.meta({ name: 'NotificationOption' }))
      .meta({ name: 'AccountPreferences' })
      .required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'accountPreferences', value: 'preferences' },
});

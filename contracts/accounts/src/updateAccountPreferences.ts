import { input, noOutput } from '@meet/contracts';
import {
  accountPreferences,
  chatNotificationPreferences,
  notificationOption,
  notificationPreferences,
  preferenceType,
} from './accountPreferences.ts';
import { defineCall } from './defineCall.ts';

export const updateAccountPreferences = defineCall('updateAccountPreferences', {
  path: 'update-account-preferences',
  access: 'account',
  summary: 'Changes preferences of one kind. Options that are not named stay as they are.',
  input: input({
    preferenceType: preferenceType(),
    configuration: accountPreferences(notificationOption.meta({ name: 'NotificationOptionInput' }))
      .meta({ name: 'AccountPreferencesInput' })
      .default(undefined)
      .required('common.required')
      // Members of the other kind are validated as well, and left alone.
      .when('preferenceType', ([kind]: string[], schema) =>
        schema.shape((kind === 'chatNotifications' ? chatNotificationPreferences : notificationPreferences).fields),
      ),
  }),
  output: noOutput,
  impersonation: 'audited',
  graphql: { mutation: true },
});

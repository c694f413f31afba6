import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { flag, id, input, list, noOutput, output, text } from '@meet/contracts';
import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { ACCOUNTS_LIST_MAX } from './limits.ts';

const notificationOption = object({
  notificationType: text().oneOf(NOTIFICATION_PREFERENCES, 'common.invalid').required('common.required'),
  mail: flag().required('common.required'),
  web: flag().required('common.required'),
  mobile: flag().required('common.required'),
});

/**
 * Preferences of either kind. Notifications use `options` by type; chat uses `mail`, `web` for the sound, and
 * `showsTyping`.
 */
export const accountPreferences = (option: typeof notificationOption) =>
  object({ options: list(option.required()), mail: flag(), web: flag(), showsTyping: flag() });

export const notificationPreferences = object({ options: list(notificationOption.required()).required() });

export const chatNotificationPreferences = object({
  mail: flag().required('common.required'),
  /** Whether the browser plays a sound. */
  web: flag().required('common.required'),
  /** Whether others in a room see that the person types. Every answer holds it; a change without it keeps the value. */
  showsTyping: flag(),
});

export type NotificationPreferences = InferType<typeof notificationPreferences>;

export type ChatNotificationPreferences = InferType<typeof chatNotificationPreferences>;

const preferenceType = () =>
  text()
    .oneOf(['notification', 'chatNotifications'] as const, 'common.invalid')
    .required('common.required');

export const getAccountPreferences = defineCall('getAccountPreferences', {
  path: 'get-account-preferences',
  access: 'account',
  summary:
    'Returns preferences of one kind: `notification` answers with options by type, `chatNotifications` with mail, web and showsTyping.',
  input: input({ preferenceType: preferenceType() }),
  output: output({
    preferences: accountPreferences(notificationOption.meta({ name: 'NotificationOption' }))
      .meta({ name: 'AccountPreferences' })
      .required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'accountPreferences', value: 'preferences' },
});

export const getPreferencesOfAccounts = defineCall('getPreferencesOfAccounts', {
  path: 'get-preferences-of-accounts',
  access: 'service',
  summary: 'Returns both kinds of preferences of several accounts, with defaults if nothing was chosen.',
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
      // Members of the other kind are validated too, but not changed.
      .when('preferenceType', ([kind]: string[], schema) =>
        schema.shape((kind === 'chatNotifications' ? chatNotificationPreferences : notificationPreferences).fields),
      ),
  }),
  output: noOutput,
  impersonation: 'audited',
  graphql: { mutation: true },
});

import { number } from 'yup';
import { count, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

/** Days that notifications may be kept. */
export const NOTIFICATION_EXPIRE_MAX_DAYS = 90;

const expire = () =>
  count()
    .required('common.required')
    .min(1, 'notifications.expireInvalid')
    .max(NOTIFICATION_EXPIRE_MAX_DAYS, 'notifications.expireInvalid');

export const setNotificationExpire = defineCall('setNotificationExpire', {
  path: 'set-notification-expire',
  access: 'user',
  summary: 'For how many days the caller’s notifications are kept, those that there are included.',
  input: input({ expire: expire() }),
  output: output({ expire: number().required() }),
  graphql: { mutation: true, input: 'SetNotificationExpireInput' },
});

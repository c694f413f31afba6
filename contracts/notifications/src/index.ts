export { countNotifications } from './countNotifications.ts';
export { notificationsErrors } from './errors.ts';
export { deliverMail } from './deliverMail.ts';
export { MAILS_GIVEN_UP, resendMails } from './resendMails.ts';
export type { MailGivenUp } from './resendMails.ts';
export { oneLine } from './oneLine.ts';
export {
  NOTIFICATION_PREFERENCES,
  NOTIFICATION_TYPES,
  ORIGINAL_TYPES,
  PREFERENCE_OF_TYPE,
} from './notificationTypes.ts';
export type { NotificationName, NotificationPreference, NotificationType } from './notificationTypes.ts';
export { notify, NOTIFY_MAX_RECIPIENTS } from './notify.ts';
export { getNotificationsHistory } from './getNotificationsHistory.ts';
export { listNotifications } from './listNotifications.ts';
export { markNotificationsAsSeen } from './markNotificationsAsSeen.ts';
export { NOTIFICATIONS_PAGE, NOTIFICATIONS_PAGE_MAX } from './notificationsPage.ts';
export { deleteNotification } from './deleteNotification.ts';
export { deleteNotificationById } from './deleteNotificationById.ts';
export { deleteNotificationsHistory } from './deleteNotificationsHistory.ts';
export { markNotificationsAsRead } from './markNotificationsAsRead.ts';
export { markOneNotificationAsRead } from './markOneNotificationAsRead.ts';
export { sendNotification } from './sendNotification.ts';
export { sendNotificationRefresh } from './sendNotificationRefresh.ts';
export { acceptFollow } from './acceptFollow.ts';
export { askToFollow } from './askToFollow.ts';
export { checkIfSettingsExistOrCreate } from './checkIfSettingsExistOrCreate.ts';
export { countIAmFollowing } from './countIAmFollowing.ts';
export { FOLLOW_INVITE_DAYS, FOLLOWING_MAX } from './followLimits.ts';
export { getFollowers } from './getFollowers.ts';
export { getFollowingNotifications } from './getFollowingNotifications.ts';
export { getNotificationInvitation } from './getNotificationInvitation.ts';
export { NOTIFICATION_EXPIRE_MAX_DAYS, setNotificationExpire } from './setNotificationExpire.ts';
export { notifyFollowers } from './notifyFollowers.ts';
export { getPushState } from './getPushState.ts';
export { savePushSubscription } from './savePushSubscription.ts';
export { removePushSubscription } from './removePushSubscription.ts';
export { sendTestPush } from './sendTestPush.ts';
export { pushRing } from './pushRing.ts';
export { pushMessage } from './pushMessage.ts';
export { PUSH_DEVICES_MAX } from './pushFields.ts';
export { refuseFollow } from './refuseFollow.ts';
export { removeFollow } from './removeFollow.ts';
export { resendFollowInvite } from './resendFollowInvite.ts';
export { revokeFollow } from './revokeFollow.ts';
export type { Follower } from './follower.ts';
export { applyNotificationEvent } from './applyNotificationEvent.ts';
export type { NotificationList } from './applyNotificationEvent.ts';
export type { Notification } from './shapes.ts';
export {
  followsChanged,
  NOTIFICATION_CHANGES,
  notificationsChanged,
  pushNotification,
  notificationsEvents,
} from './events.ts';
export type { NotificationChange } from './events.ts';

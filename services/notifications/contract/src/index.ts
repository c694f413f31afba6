export { countNotifications } from './countNotifications.ts';
export { notificationsErrors } from './errors.ts';
export { deliverMail } from './deliverMail.ts';
export { oneLine } from './oneLine.ts';
export { NOTIFICATION_PREFERENCES, NOTIFICATION_TYPES, PREFERENCE_OF_TYPE } from './notificationTypes.ts';
export type { NotificationName, NotificationPreference, NotificationType } from './notificationTypes.ts';
export { notify, NOTIFY_MAX_RECIPIENTS } from './notify.ts';
export {
  getNotificationsHistory,
  listNotifications,
  markNotificationsAsSeen,
  NOTIFICATIONS_PAGE,
  NOTIFICATIONS_PAGE_MAX,
} from './listNotifications.ts';
export {
  deleteNotification,
  deleteNotificationById,
  deleteNotificationsHistory,
  markNotificationsAsRead,
  markOneNotificationAsRead,
} from './changeNotifications.ts';
export { sendNotification, sendNotificationRefresh } from './sendNotification.ts';
export {
  acceptFollow,
  askToFollow,
  checkIfSettingsExistOrCreate,
  countIAmFollowing,
  FOLLOW_INVITE_DAYS,
  FOLLOWING_MAX,
  getFollowers,
  getFollowingNotifications,
  getNotificationInvitation,
  NOTIFICATION_EXPIRE_MAX_DAYS,
  notifyFollowers,
  refuseFollow,
  removeFollow,
  resendFollowInvite,
  revokeFollow,
  setNotificationExpire,
} from './follow.ts';
export type { Follower } from './follow.ts';
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

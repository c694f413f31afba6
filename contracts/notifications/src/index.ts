export * from './applyNotificationEvent.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export type { Follower } from './follows.ts';
export {
  FOLLOWING_MAX,
  FOLLOW_INVITE_DAYS,
  acceptFollow,
  askToFollow,
  countIAmFollowing,
  getFollowers,
  getFollowingNotifications,
  getNotificationInvitation,
  notifyFollowers,
  refuseFollow,
  removeFollow,
  resendFollowInvite,
  revokeFollow,
} from './follows.ts';
export * from './mails.ts';
export * from './notificationTypes.ts';
export {
  NOTIFICATIONS_PAGE,
  NOTIFICATIONS_PAGE_MAX,
  NOTIFICATION_EXPIRE_MAX_DAYS,
  NOTIFY_MAX_RECIPIENTS,
  checkIfSettingsExistOrCreate,
  countNotifications,
  deleteNotification,
  deleteNotificationById,
  deleteNotificationsHistory,
  getNotificationsHistory,
  listNotifications,
  markNotificationsAsRead,
  markNotificationsAsSeen,
  markOneNotificationAsRead,
  notify,
  sendNotification,
  sendNotificationRefresh,
  setNotificationExpire,
  withdrawNotifications,
} from './notifications.ts';
export * from './push.ts';
export type { Notification } from './shapes.ts';

import { acceptFollow, getNotificationInvitation, refuseFollow } from './answerFollow.ts';
import { askToFollow, resendFollowInvite } from './askToFollow.ts';
import {
  deleteNotification,
  deleteNotificationById,
  deleteNotificationsHistory,
  markNotificationsAsRead,
  markNotificationsAsSeen,
  markOneNotificationAsRead,
} from './changeNotifications.ts';
import { deliverMail } from './deliverMail.ts';
import { countIAmFollowing, getFollowers, removeFollow, revokeFollow } from './followers.ts';
import { checkIfSettingsExistOrCreate, setNotificationExpire } from './notificationSettings.ts';
import { notify } from './notify.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import {
  countNotifications,
  getFollowingNotifications,
  getNotificationsHistory,
  listNotifications,
} from './readNotifications.ts';
import { sendNotification, sendNotificationRefresh } from './sendNotification.ts';

export const operations = [
  deliverMail,
  notify,
  listNotifications,
  getNotificationsHistory,
  countNotifications,
  markNotificationsAsSeen,
  markNotificationsAsRead,
  markOneNotificationAsRead,
  deleteNotificationsHistory,
  deleteNotificationById,
  deleteNotification,
  sendNotification,
  sendNotificationRefresh,
  askToFollow,
  resendFollowInvite,
  getNotificationInvitation,
  acceptFollow,
  refuseFollow,
  getFollowers,
  countIAmFollowing,
  removeFollow,
  revokeFollow,
  getFollowingNotifications,
  checkIfSettingsExistOrCreate,
  setNotificationExpire,
  notifyFollowers,
];

import { eraseAccountFromNotifications } from './eraseAccountFromNotifications.ts';
import { getPushState } from './getPushState.ts';
import { savePushSubscription } from './savePushSubscription.ts';
import { removePushSubscription } from './removePushSubscription.ts';
import { sendTestPush } from './sendTestPush.ts';
import { pushRing } from './pushRing.ts';
import { pushMessage } from './pushMessage.ts';
import { acceptFollow } from './acceptFollow.ts';
import { getNotificationInvitation } from './getNotificationInvitation.ts';
import { refuseFollow } from './refuseFollow.ts';
import { askToFollow } from './askToFollow.ts';
import { resendMails } from './resendMails.ts';
import { resendFollowInvite } from './resendFollowInvite.ts';
import { deleteNotification } from './deleteNotification.ts';
import { deleteNotificationById } from './deleteNotificationById.ts';
import { deleteNotificationsHistory } from './deleteNotificationsHistory.ts';
import { markNotificationsAsRead } from './markNotificationsAsRead.ts';
import { markNotificationsAsSeen } from './markNotificationsAsSeen.ts';
import { markOneNotificationAsRead } from './markOneNotificationAsRead.ts';
import { deliverMail } from './deliverMail.ts';
import { countIAmFollowing } from './countIAmFollowing.ts';
import { getFollowers } from './getFollowers.ts';
import { removeFollow } from './removeFollow.ts';
import { revokeFollow } from './revokeFollow.ts';
import { checkIfSettingsExistOrCreate } from './checkIfSettingsExistOrCreate.ts';
import { setNotificationExpire } from './setNotificationExpire.ts';
import { notify } from './notify.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { countNotifications } from './countNotifications.ts';
import { getFollowingNotifications } from './getFollowingNotifications.ts';
import { getNotificationsHistory } from './getNotificationsHistory.ts';
import { listNotifications } from './listNotifications.ts';
import { sendNotification } from './sendNotification.ts';
import { sendNotificationRefresh } from './sendNotificationRefresh.ts';
import { withdrawNotifications } from './withdrawNotifications.ts';

export const operations = [
  deliverMail,
  eraseAccountFromNotifications,
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
  resendMails,
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
  getPushState,
  savePushSubscription,
  removePushSubscription,
  sendTestPush,
  pushRing,
  pushMessage,
  withdrawNotifications,
];

import { toOperation } from '@meet/contracts';
import * as calls from '../notifications.ts';

export const checkIfSettingsExistOrCreate = toOperation(calls.checkIfSettingsExistOrCreate, '1ec583f9d5ac9b7477caa33d43ef7b04a7eb9f33656b6dbef33d736a83b3befc');
export const countNotifications = toOperation(calls.countNotifications, '89fefa8683b8f21c4177b6a9454cb7d51bcfd0bbb91e3ac5825787f75dc2d34f');
export const deleteNotificationById = toOperation(calls.deleteNotificationById, '60cdf57477004a01f98af71961f6e98814e3df5e451b1f7335f8ff6900321934');
export const deleteNotificationsHistory = toOperation(calls.deleteNotificationsHistory, 'b14f835750e869629a8cb1410d53a9492624e0a79492d052c8e0d36ac74dfbd5');
export const listNotifications = toOperation(calls.listNotifications, '97a408839fbdab341bdd5bc4a0fa1f24898547a9023b4db7e85ea07b2dc002db');
export const markNotificationsAsRead = toOperation(calls.markNotificationsAsRead, 'a2068646b84292f5d25f51afb90d81b3d0e91bcc32c65eb28232d49c236ed19d');
export const markNotificationsAsSeen = toOperation(calls.markNotificationsAsSeen, '8fc0b2ab41bf86d43405a5dac615d1a89ffee78a8acb8af65018aa5564ef84e4');
export const markOneNotificationAsRead = toOperation(calls.markOneNotificationAsRead, '6041cc30806dc8e49b2b439ada4352b60023dabed4eb77ab5b4bacc1fdc34f3d');
export const sendNotification = toOperation(calls.sendNotification, '552e2372da9b134d4f1d0ddae0ed8c90f50c5ae71952725cc13a091eee825a97');
export const sendNotificationRefresh = toOperation(calls.sendNotificationRefresh, '73ee6f91cd421405f8e9b0f87303d8d15a192854135cca3fe4a2974cee8d8d04');
export const setNotificationExpire = toOperation(calls.setNotificationExpire, '3ee044a9c05f7bbbf238b215dacd6acb3ed60e01202cd85baf4f8ac61afd8091');

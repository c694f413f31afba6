import { toOperation } from '@meet/contracts';
import * as calls from '../notifications.ts';

export const checkIfSettingsExistOrCreate = toOperation(calls.checkIfSettingsExistOrCreate, '1ec583f9d5ac9b7477caa33d43ef7b04a7eb9f33656b6dbef33d736a83b3befc');
export const countNotifications = toOperation(calls.countNotifications, '89fefa8683b8f21c4177b6a9454cb7d51bcfd0bbb91e3ac5825787f75dc2d34f');
export const deleteNotificationById = toOperation(calls.deleteNotificationById, 'c718dfdc5c072d2663427d2b73a683ace23c9be0b977bbf961ca652855dd60fd');
export const deleteNotificationsHistory = toOperation(calls.deleteNotificationsHistory, '491638fd329ac397bfe9d5fadcc3802e53b8f58dff5da7edfeb4df3ad078e072');
export const listNotifications = toOperation(calls.listNotifications, '41bc69a823a096bbad1de8c6b125403bcf59af580c0cc156583db28b64d7ca15');
export const markNotificationsAsRead = toOperation(calls.markNotificationsAsRead, '4827d75e78328ce5e6e3b5212a67d6611e6db6866f593c7535fd8d394d2d33a4');
export const markNotificationsAsSeen = toOperation(calls.markNotificationsAsSeen, '8cbf49239bd353886fdc90d62890be2bc1c74594c872b0dd874906f69f10c7d6');
export const markOneNotificationAsRead = toOperation(calls.markOneNotificationAsRead, '263c51b1ad767ebfe51255db7e1d9d23478af5eee75b238fee48851ee9e4f947');
export const sendNotification = toOperation(calls.sendNotification, '450f6049423a17b7be471fb15ba8ac61202e85ba877b07a7e412030742698b62');
export const sendNotificationRefresh = toOperation(calls.sendNotificationRefresh, '7f48a8bfde2245916c2101c85d929dbaa4c9caf46e0c5569744ad018748d108a');
export const setNotificationExpire = toOperation(calls.setNotificationExpire, 'b2559366522a99132f6eea27bcbe6d39fe6c0c04a9733024792bbd5c31ec4998');

import { deleteNotification as deleteNotificationCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { deleteOne } from '../reading/deleteOne.ts';

export const deleteNotification = defineOperation(deleteNotificationCall, deleteOne);

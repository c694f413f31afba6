import { deleteNotificationById as deleteNotificationByIdCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { deleteOne } from '../reading/deleteOne.ts';

export const deleteNotificationById = defineOperation(deleteNotificationByIdCall, deleteOne);

import {
  deleteNotificationById,
  deleteNotificationsHistory,
  markNotificationsAsRead,
  markNotificationsAsSeen,
  markOneNotificationAsRead,
  sendNotification,
  sendNotificationRefresh,
  setNotificationExpire,
} from '@meet/notifications-contract';
import type { GatewayContext } from '../../graphql/createContext.ts';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

/** Answers with the one that was meant; null: all of them. */
const done = (context: GatewayContext, outcome: Promise<unknown>, notificationId: string | null = null) =>
  asResult(
    'NotificationSuccess',
    context,
    outcome.then(() => ({ notificationId })),
  );

export const notificationMutations = {
  markNotificationsAsSeen: (_root, _args, context) => done(context, context.call(markNotificationsAsSeen, {})),
  markNotificationsAsRead: (_root, _args, context) => done(context, context.call(markNotificationsAsRead, {})),
  markOneNotificationAsRead: (_root, { input }, context) =>
    done(context, context.call(markOneNotificationAsRead, input), input.notificationId),
  deleteNotificationsHistory: (_root, _args, context) => done(context, context.call(deleteNotificationsHistory, {})),
  deleteNotificationById: (_root, { input }, context) =>
    done(context, context.call(deleteNotificationById, input), input.notificationId),
  sendNotification: (_root, { input }, context) =>
    done(context, context.call(sendNotification, { ...input, from: undefined })),
  sendNotificationRefresh: (_root, { input }, context) => done(context, context.call(sendNotificationRefresh, input)),
  setNotificationExpire: (_root, { input }, context) =>
    asResult('SetNotificationExpireSuccess', context, context.call(setNotificationExpire, input)),
} satisfies MutationResolvers;

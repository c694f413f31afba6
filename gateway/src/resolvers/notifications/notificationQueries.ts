import { ServiceError } from '@meet/contracts';
import {
  countIAmFollowing,
  countNotifications,
  getFollowers,
  getFollowingNotifications,
  getNotificationInvitation,
  listNotifications,
  notificationsErrors,
} from '@meet/notifications-contract';
import type { QueryResolvers } from '../../schema.generated.ts';

export const notificationQueries = {
  notifications: (_root, { before, limit, unreadOnly, search }, context) =>
    context.call(listNotifications, {
      before: before ?? undefined,
      limit: limit ?? undefined,
      unreadOnly: unreadOnly ?? undefined,
      search: search ?? undefined,
    }),
  notificationCounts: (_root, _args, context) => context.call(countNotifications, {}),
  followingNotifications: async (_root, _args, context) =>
    (await context.call(getFollowingNotifications, {})).notifications,
  followers: async (_root, { iAmFollowing }, context) => (await context.call(getFollowers, { iAmFollowing })).followers,
  iAmFollowingCount: async (_root, _args, context) => (await context.call(countIAmFollowing, {})).count,
  notificationInvitation: async (_root, { inviteToken }, context) => {
    try {
      return (await context.call(getNotificationInvitation, { inviteToken })).invitation;
    } catch (error) {
      if (error instanceof ServiceError && error.code === notificationsErrors.FOLLOW_LINK_INVALID.code) return null;
      throw error;
    }
  },
} satisfies QueryResolvers;

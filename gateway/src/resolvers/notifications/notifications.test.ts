import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { runResolver } from '../../testing/runResolver.ts';
import { notificationsResolvers } from './index.ts';

const { Query, Mutation } = notificationsResolvers;
const page = { notifications: [], hasMore: false, unseenCount: 1, unreadCount: 2 };
const refusal = new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);

describe('queries', () => {
  it.each([
    ['notifications', { before: null, limit: 5, unreadOnly: true, search: 'x' }, 'list-notifications', page, page],
    ['notificationCounts', {}, 'count-notifications', { unseenCount: 1 }, { unseenCount: 1 }],
    ['followingNotifications', {}, 'get-following-notifications', { notifications: [], expire: 9 }, []],
    ['followers', { iAmFollowing: true }, 'get-followers', { followers: [] }, []],
    ['iAmFollowingCount', {}, 'get-followers-i-am-following-count', { count: 3 }, 3],
    ['notificationInvitation', { inviteToken: 't' }, 'get-notification-invitation', { invitation: page }, page],
  ] as const)('%s asks one call', async (name, args, path, answer, expected) => {
    const { result, calls } = await runResolver(Query[name], args, answer);
    expect(result).toEqual(expected);
    expect(calls.map((call) => call.path)).toEqual([path]);
  });

  it('knows a dead link from a failure', async () => {
    const ask = (answer: Error) => runResolver(Query.notificationInvitation, { inviteToken: 't' }, answer);
    expect((await ask(refusal)).result).toBeNull();
    await expect(ask(new Error('the database is down'))).rejects.toThrow('the database is down');
  });
});

describe('mutations', () => {
  const input = { notificationId: 'n1', followerId: 'f1', room: '123456789', token: 't', inviteToken: 't' };

  it.each([
    ['markNotificationsAsSeen', 'mark-notifications-as-seen', { notificationId: null }],
    ['markNotificationsAsRead', 'mark-notifications-as-read', { notificationId: null }],
    ['markOneNotificationAsRead', 'mark-one-notification-as-read', { notificationId: 'n1' }],
    ['deleteNotificationsHistory', 'delete-notifications-history', { notificationId: null }],
    ['deleteNotificationById', 'delete-notification-by-id', { notificationId: 'n1' }],
    ['sendNotification', 'send-notification', { notificationId: null }],
    ['sendNotificationRefresh', 'send-notification-refresh', { notificationId: null }],
    ['setNotificationExpire', 'set-notification-expire', { expire: 7 }],
    ['askToFollow', 'ask-to-follow', { expire: 7 }],
    ['resendFollowInvite', 'resend-follow-invite', { followerId: null }],
    ['removeFollow', 'remove-follow', { followerId: 'f1' }],
    ['revokeFollow', 'revoke-follow', { followerId: 'f1' }],
    ['acceptFollow', 'accept-follow', { followerId: null }],
    ['refuseFollow', 'refuse-follow', { followerId: null }],
  ] as const)('%s makes one call and answers its success or its refusal', async (name, path, expected) => {
    const success = await runResolver(Mutation[name], { input }, { expire: 7 });
    expect(success.result).toMatchObject(expected);
    expect(success.calls.map((call) => call.path)).toEqual([path]);
    const { result } = await runResolver(Mutation[name], { input }, refusal);
    expect(result).toMatchObject({ __typename: 'Failure', code: 'FOLLOW_LINK_INVALID' });
  });
});

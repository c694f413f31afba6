import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { email, flag, id, input, noInput, noOutput, output, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { notificationShape } from './shapes.ts';

export const FOLLOW_INVITE_DAYS = 14;

/** Maximum number of people whom one person follows or has requested to follow. */
export const FOLLOWING_MAX = 500;

const linkToken = () =>
  text()
    .required('common.required')
    .matches(/^[A-Za-z0-9_-]{1,128}$/, { message: 'common.idInvalid', excludeEmptyString: true });

const followAnswer = {
  access: 'public',
  input: input({ token: linkToken() }),
  output: noOutput,
  rateLimit: { max: 60, windowSeconds: 60 },
} as const;

export const follower = object({
  /** Id of the relation between two people, not of either person. */
  followerId: string().required(),
  fullName: string().defined(),
  email: string().required(),
  avatar: string().nullable().defined(),
  /** `asked` until the other person accepts. */
  state: string<'asked' | 'following'>().oneOf(['asked', 'following']).required(),
  /** Token for resend-follow-invite; null once the request is accepted. */
  inviteToken: string().nullable().defined(),
  /** Moment of the request or, once accepted, of the acceptance, in unix milliseconds. */
  since: timestamp(),
}).meta({ name: 'Follower' });
export type Follower = InferType<typeof follower>;

export const askToFollow = defineCall('askToFollow', {
  path: 'ask-to-follow',
  access: 'user',
  summary:
    'Requests by mail to follow somebody, which means to be notified when their meetings start. A repeated request ' +
    'mails a new link. The answer is the same whether or not the address has an account.',
  input: input({ email: email() }),
  output: output({ follower }),
  errors: [
    notificationsErrors.CANNOT_FOLLOW_YOURSELF,
    notificationsErrors.ALREADY_FOLLOWING,
    notificationsErrors.FOLLOWING_LIMIT_REACHED,
    notificationsErrors.MAIL_LIMIT_REACHED,
  ],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'AskToFollowInput' },
});

export const acceptFollow = defineCall('acceptFollow', {
  path: 'accept-follow',
  summary:
    'Accepts a follow request: its sender follows the invited person. The link works once, without a session or with the invited person’s.',
  ...followAnswer,
  errors: [
    notificationsErrors.FOLLOW_LINK_INVALID,
    notificationsErrors.FOLLOW_OTHER_ACCOUNT,
    notificationsErrors.FOLLOW_NEEDS_ACCOUNT,
  ],
  graphql: { mutation: true, input: 'FollowLinkInput' },
});

export const refuseFollow = defineCall('refuseFollow', {
  path: 'refuse-follow',
  summary: 'Declines a follow request; the link becomes invalid.',
  ...followAnswer,
  errors: [notificationsErrors.FOLLOW_LINK_INVALID, notificationsErrors.FOLLOW_OTHER_ACCOUNT],
  graphql: { mutation: true, input: 'FollowLinkInput' },
});

export const removeFollow = defineCall('removeFollow', {
  path: 'remove-follow',
  access: 'user',
  summary: 'Makes the caller stop following somebody, or withdraws the follow request; its link becomes invalid.',
  input: input({ followerId: id() }),
  output: noOutput,
  errors: [notificationsErrors.FOLLOW_NOT_FOUND],
  graphql: { mutation: true, input: 'FollowerInput', success: 'FollowSuccess', echo: ['followerId'] },
});

export const revokeFollow = defineCall('revokeFollow', {
  path: 'revoke-follow',
  access: 'user',
  summary: 'Removes a follower of the caller.',
  input: input({ followerId: id() }),
  output: noOutput,
  errors: [notificationsErrors.FOLLOW_NOT_FOUND],
  graphql: { mutation: true, input: 'FollowerInput', success: 'FollowSuccess', echo: ['followerId'] },
});

export const resendFollowInvite = defineCall('resendFollowInvite', {
  path: 'resend-follow-invite',
  access: 'user',
  summary: 'Mails the follow request again with a new link; the former one becomes invalid.',
  input: input({ inviteToken: linkToken() }),
  output: noOutput,
  errors: [notificationsErrors.FOLLOW_NOT_FOUND, notificationsErrors.MAIL_LIMIT_REACHED],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ResendFollowInviteInput' },
});

export const getFollowers = defineCall('getFollowers', {
  path: 'get-followers',
  access: 'user',
  summary:
    'Lists by name the followers of the caller; with `iAmFollowing`, the people whom the caller follows or has requested to follow.',
  input: input({ iAmFollowing: flag() }),
  output: output({ followers: array(follower.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'followers', value: 'followers' },
});

export const countIAmFollowing = defineCall('countIAmFollowing', {
  path: 'get-followers-i-am-following-count',
  access: 'user',
  summary: 'Counts the people whom the caller follows.',
  input: noInput,
  output: output({ count: number().required() }),
  impersonation: 'allowed',
  graphql: { query: 'iAmFollowingCount', value: 'count' },
});

export const getFollowingNotifications = defineCall('getFollowingNotifications', {
  path: 'get-following-notifications',
  access: 'user',
  summary:
    'Lists the latest notifications about people whom the caller follows, and the days for which notifications are kept.',
  input: noInput,
  output: output({ notifications: array(notificationShape.required()).required(), expire: number().required() }),
  impersonation: 'allowed',
  graphql: { query: 'followingNotifications', value: 'notifications' },
});

export const getNotificationInvitation = defineCall('getNotificationInvitation', {
  path: 'get-notification-invitation',
  access: 'public',
  summary:
    'Returns the sender and the invited address of a follow request to the holder of its mailed link. Does not consume the link.',
  input: input({ inviteToken: linkToken() }),
  output: output({
    invitation: object({
      fullName: string().defined(),
      email: string().required(),
      avatar: string().nullable().defined(),
      /** Address to which the link was mailed. */
      invitedEmail: string().required(),
      /** Whether the invited address has an account. */
      hasAccount: boolean().required(),
      /** Whether another person than the invited one is signed in here. */
      isOtherAccount: boolean().required(),
    }).meta({ name: 'FollowInvitation' }),
  }),
  errors: [notificationsErrors.FOLLOW_LINK_INVALID],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'notificationInvitation', value: 'invitation' },
});

export const notifyFollowers = defineCall('notifyFollowers', {
  path: 'notify-followers',
  access: 'service',
  summary: 'Notifies the followers of an account that its meeting has started, once for each meeting.',
  input: input({
    accountId: id(),
    fullName: text().defined(),
    email: text().required(),
    meetingId: id(),
    roomId: text().required().max(64),
    subject: text().max(1000),
  }),
  output: output({ notified: number().required() }),
});

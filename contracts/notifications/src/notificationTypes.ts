/** Subjects for which people choose whether and by which means they are notified. */
export const NOTIFICATION_PREFERENCES = ['startMeeting', 'joinMeeting', 'reminder', 'groupInvite'] as const;
export type NotificationPreference = (typeof NOTIFICATION_PREFERENCES)[number];

/** Types of notifications, as sent to clients. */
export const NOTIFICATION_TYPES = {
  /** Somebody invites the person into a meeting. */
  joinInvite: '1',
  /** A planned meeting begins in ten minutes. */
  reminder: '2',
  /** Somebody added the person to a group. */
  groupInvite: '3',
  /** The person missed a call. */
  missedCall: '4',
  /** Somebody waits for the person to start a meeting. */
  waiting: '5',
  /** Somebody whom the person follows started a meeting. */
  follow: '6',
  /** Somebody mentioned the person in a chat room. */
  mention: '7',
} as const;

export type NotificationName = keyof typeof NOTIFICATION_TYPES;
export type NotificationType = (typeof NOTIFICATION_TYPES)[NotificationName];

/** Types that older callers support. They get other types only on request. */
export const ORIGINAL_TYPES: readonly NotificationType[] = [
  NOTIFICATION_TYPES.joinInvite,
  NOTIFICATION_TYPES.reminder,
  NOTIFICATION_TYPES.groupInvite,
];

/**
 * Preference that controls each type. Null for types that always notify: the person chose to follow, and a mention
 * addresses the person.
 */
export const PREFERENCE_OF_TYPE: Readonly<Record<NotificationType, NotificationPreference | null>> = {
  1: 'joinMeeting',
  2: 'reminder',
  3: 'groupInvite',
  4: 'joinMeeting',
  5: 'startMeeting',
  6: null,
  7: null,
};

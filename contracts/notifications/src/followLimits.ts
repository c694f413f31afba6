export const FOLLOW_INVITE_DAYS = 14;

/** People that one may follow or ask to follow. */
export const FOLLOWING_MAX = 500;

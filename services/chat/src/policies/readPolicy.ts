import type { MemberRecord } from '../models/memberModel.ts';

/**
 * Returns the number of the last message that counts as read by a member. `readThrough` is the last that they have read, by
 * default the one that is stored.
 */
export const countsAsReadThrough = (
  { unreadFrom, readSequence }: Pick<MemberRecord, 'unreadFrom' | 'readSequence'>,
  readThrough = readSequence,
): number => (unreadFrom === undefined ? readThrough : Math.min(readThrough, unreadFrom - 1));

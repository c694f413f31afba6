import type { MemberRecord } from '../models/memberModel.ts';

/**
 * Returns the number of the last message that counts as read by a member. `readThrough` is the last message that they
 * have read; its default is the stored one.
 */
export const countsAsReadThrough = (
  { unreadFrom, readSequence }: Pick<MemberRecord, 'unreadFrom' | 'readSequence'>,
  readThrough = readSequence,
): number => (unreadFrom === undefined ? readThrough : Math.min(readThrough, unreadFrom - 1));

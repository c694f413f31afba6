import type { MemberRecord } from '../models/memberModel.ts';

/** Returns the number of the last message that counts as read by a member who has read up to one. */
export const countsAsReadThrough = ({ unreadFrom }: Pick<MemberRecord, 'unreadFrom'>, readSequence: number): number =>
  unreadFrom === undefined ? readSequence : Math.min(readSequence, unreadFrom - 1);

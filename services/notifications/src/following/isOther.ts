import type { Caller } from '@meet/contracts';
import type { FollowRecord } from '../models/followModel.ts';

/** Returns whether the signed-in caller is not the person to whom the link was mailed. */
export const isOther = ({ kind, email }: Caller, { followedEmail }: FollowRecord) =>
  kind === 'user' && email?.toLowerCase() !== followedEmail;

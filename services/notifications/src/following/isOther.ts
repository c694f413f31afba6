import type { Caller } from '@meet/contracts';
import type { FollowRecord } from '../models/followModel.ts';

/** Somebody is signed in who is not the one that the link was mailed to. */
export const isOther = ({ kind, email }: Caller, { followedEmail }: FollowRecord) =>
  kind === 'user' && email?.toLowerCase() !== followedEmail;

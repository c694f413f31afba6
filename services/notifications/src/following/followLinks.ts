import { ServiceError } from '@meet/contracts';
import { FOLLOW_INVITE_DAYS, notificationsErrors } from '@meet/notifications-contract';
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import type { FollowRecord } from '../models/followModel.ts';

const DAY_MS = 86_400_000;

/** Creates a link's secret, which is not stored, and the fields that are stored about it. */
export function createFollowLink(now: number) {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretDigest: toDigest(secret), expiresAt: new Date(now + FOLLOW_INVITE_DAYS * DAY_MS) };
}

/**
 * Returns the follow request behind a link. Throws FOLLOW_LINK_INVALID if it was answered, withdrawn, renewed or has
 * expired.
 */
export async function findFollowRequest({ follows }: Deps, secret: string, now: number): Promise<FollowRecord> {
  const followRequest = await follows.findOne({ secretDigest: toDigest(secret) }).lean();
  if (!followRequest || followRequest.expiresAt!.getTime() <= now)
    throw new ServiceError(notificationsErrors.FOLLOW_LINK_INVALID);
  return followRequest;
}

const toDigest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

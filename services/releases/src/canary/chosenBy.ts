import { createHash } from 'node:crypto';
import type { ChannelState } from '../models/channels.ts';

const HUNDRED = 100;
const DRAWN_BYTES = 6;

/** Returns the account's number from 0 to 99, which is constant for this release. */
export const getPlace = (salt: string, accountId: string): number =>
  createHash('sha256').update(`${salt}/${accountId}`).digest().readUIntBE(0, DRAWN_BYTES) % HUNDRED;

/**
 * Returns whether an account gets a canary. Each release selects other accounts, so that new releases do not always
 * reach the same people. For one release, an account keeps its canary while the percentage grows.
 */
export const chosenBy = (
  { release, percent, people }: NonNullable<ChannelState['canary']>,
  remote: string,
  accountId: string,
): boolean => people.includes(accountId) || getPlace(`${remote}/${release}`, accountId) < percent;

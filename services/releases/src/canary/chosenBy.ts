import { createHash } from 'node:crypto';
import type { ChannelState } from '../models/channels.ts';

const HUNDRED = 100;
const DRAWN_BYTES = 6;

/** The account's place among a hundred, for good as far as this release goes. */
export const getPlace = (salt: string, accountId: string): number =>
  createHash('sha256').update(`${salt}/${accountId}`).digest().readUIntBE(0, DRAWN_BYTES) % HUNDRED;

/**
 * Whether a canary falls to an account: for each release to others, so that it is not always the same people who try what is
 * new; of one release for as long as it is there, also while its percentage grows.
 */
export const chosenBy = (
  { release, percent, people }: NonNullable<ChannelState['canary']>,
  remote: string,
  accountId: string,
): boolean => people.includes(accountId) || getPlace(`${remote}/${release}`, accountId) < percent;

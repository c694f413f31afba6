import { getAccounts } from '@meet/accounts-contract';
import type { Deps } from '../Deps.ts';

/** Pixels of a tile's picture, doubled for dense screens. */
const PHOTO_SIZE = 256;

/** Returns the address of a person's photo for the room server; null without one. A failure never delays the entry. */
export async function getPhoto(
  { callAsService, publicUrl, log }: Pick<Deps, 'callAsService' | 'publicUrl' | 'log'>,
  accountId: string | null,
): Promise<string | null> {
  if (!accountId) return null;
  try {
    const { accounts } = await callAsService(getAccounts, { accountIds: [accountId] });
    const avatar = accounts[0]?.avatar;
    return avatar ? new URL(`${avatar}=s${PHOTO_SIZE}`, publicUrl).href : null;
  } catch (error) {
    log.warn({ err: error }, 'the request for the address of a photo failed');
    return null;
  }
}

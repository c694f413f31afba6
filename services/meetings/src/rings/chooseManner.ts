import type { RingManner } from '@meet/meetings-contract';
import { getPresences, isShownOnline, getPresenceMark } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

export interface CallManner {
  /** Undefined if the person is away and nothing rings. */
  readonly manner: RingManner | undefined;
  /** Time until which the person is busy, in Unix milliseconds; null if they gave none. */
  readonly busyUntil: number | null;
}

const RINGS: CallManner = { manner: 'ring', busyUntil: null };

/**
 * Chooses the manner of the call for each of these accounts. It rings by default, knocks while they are busy or in a
 * meeting, and does neither while they are away. The network reports an invisible person as offline, so the manner does
 * not reveal them. Everybody's call rings while the network service does not respond.
 */
export async function chooseManner(
  { callAsService, log }: Deps,
  accountIds: readonly string[],
): Promise<(accountId: string) => CallManner> {
  if (accountIds.length === 0) return () => RINGS;
  try {
    const { presences } = await callAsService(getPresences, { accountIds: [...accountIds] });
    const manners = new Map(presences.map((presence) => [presence.accountId, getManner(presence)]));
    return (accountId) => manners.get(accountId) ?? RINGS;
  } catch (error) {
    log.warn({ err: error }, 'the request for presences failed; the call rings for everybody');
    return () => RINGS;
  }
}

function getManner(presence: Parameters<typeof getPresenceMark>[0] & { status?: { statusEnd: number | null } | null }) {
  if (!isShownOnline(presence)) return { manner: undefined, busyUntil: null };
  if (getPresenceMark(presence) !== 'busy') return RINGS;
  const end = presence.status?.statusEnd;
  return { manner: 'knock' as const, busyUntil: end ? end * 1000 : null };
}

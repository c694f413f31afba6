import { findLiveSessions, SESSIONS_REQUESTED_MAX } from '@meet/accounts-contract';
import type { CallClient } from '@meet/contracts';
import { callersChanged, INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { AccessRefused, type Authorize, type MeetingRoom } from '@meet/meeting-room';
import { toChunks, SERVICE_CALLER, type EventBus, type Logger } from '@meet/service-kit';

export interface SeatSessionsOptions {
  readonly bus: Pick<EventBus, 'subscribe' | 'onLost'>;
  readonly client: CallClient;
  readonly rooms: () => Pick<MeetingRoom, 'sessionIds' | 'endSessions'>;
  readonly log: Logger;
  /** Returns unix milliseconds. */
  now(): number;
}

/** Returns whether an id is a session's: keys of accounts and applications are stored elsewhere. */
const isSession = (id: string) => !id.startsWith('key:');

/**
 * Ends seats and tokens in the rooms when their sessions end. The bus announces the ends. Ends may have been missed
 * while the bus failed or before this process started; such sessions are checked with the accounts service.
 */
export function createSeatSessions({ bus, client, rooms, log, now }: SeatSessionsOptions) {
  /** Tokens that were issued before this moment may belong to a session whose end was missed. */
  let heardSince = now();

  async function findDead(sessionIds: readonly string[]): Promise<string[]> {
    const live = new Set<string>();
    for (const some of toChunks(sessionIds, SESSIONS_REQUESTED_MAX)) {
      const { sessions } = await client.call(findLiveSessions, { sessionIds: [...some] }, SERVICE_CALLER);
      for (const { sessionId } of sessions) live.add(sessionId);
    }
    return sessionIds.filter((id) => !live.has(id));
  }

  async function endDead(): Promise<void> {
    const dead = await findDead(rooms().sessionIds().filter(isSession));
    if (dead.length > 0) rooms().endSessions(dead);
  }

  const stops = [
    bus.subscribe(INTERNAL_CHANNEL, ({ type, payload }) => {
      if (type !== callersChanged.type) return;
      const { sessionIds } = payload as PayloadOf<typeof callersChanged>;
      if (sessionIds) rooms().endSessions(sessionIds);
    }),
    bus.onLost(() => {
      heardSince = now();
      endDead().catch((error: unknown) => log.error({ err: error }, 'the sessions of seats could not be verified'));
    }),
  ];

  return {
    /** Refuses tokens of ended sessions with SIGNED_OUT, also if the end was missed. */
    guard:
      (authorize: Authorize): Authorize =>
      async (token, roomName) => {
        const grant = await authorize(token, roomName);
        const { sessionId, issuedAt } = grant;
        const mayBeDead = sessionId !== undefined && isSession(sessionId) && issuedAt <= heardSince;
        if (mayBeDead && (await findDead([sessionId])).length > 0) throw new AccessRefused('SIGNED_OUT');
        return grant;
      },
    stop: () => stops.forEach((stop) => stop()),
  };
}

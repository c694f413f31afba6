import { findLiveSessions, SESSIONS_ASKED_MAX } from '@meet/accounts-contract';
import type { CallClient } from '@meet/contracts';
import { callersChanged, INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { AccessRefused, type Authorize, type MeetingRoom } from '@meet/meeting-room';
import { toChunks, SERVICE_CALLER, type EventBus, type Logger } from '@meet/service-kit';

export interface SeatSessionsOptions {
  readonly bus: Pick<EventBus, 'subscribe' | 'onLost'>;
  readonly client: CallClient;
  readonly rooms: () => Pick<MeetingRoom, 'sessionIds' | 'endSessions'>;
  readonly log: Logger;
  /** Unix milliseconds. */
  now(): number;
}

/** Keys of accounts and applications live in other stores than sessions. */
const isSession = (id: string) => !id.startsWith('key:');

/**
 * Ends seats and tokens in the rooms with their sessions. Ends arrive over the bus. Sessions that may have ended
 * unheard, while the bus failed or before this process began, are looked up.
 */
export function createSeatSessions({ bus, client, rooms, log, now }: SeatSessionsOptions) {
  /** Tokens from before may be of sessions whose end was not heard. */
  let heardSince = now();

  async function findDead(sessionIds: readonly string[]): Promise<string[]> {
    const live = new Set<string>();
    for (const some of toChunks(sessionIds, SESSIONS_ASKED_MAX)) {
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
      endDead().catch((error: unknown) => log.error({ err: error }, 'the sessions of seats could not be looked up'));
    }),
  ];

  return {
    /** Refuses tokens of ended sessions with SIGNED_OUT, also of those whose end was not heard. */
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

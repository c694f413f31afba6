import type { Logger } from '@meet/service-kit';
import type { attendanceModel } from '../models/attendanceModel.ts';
import type { meetingModel } from '../models/meetingModel.ts';
import type { readRoomServer } from '../ports/readRoomServer.ts';
import type { RoomControl } from '../ports/RoomControl.ts';

export interface RoomWatchOptions {
  readonly attendances: ReturnType<typeof attendanceModel>;
  readonly meetings: ReturnType<typeof meetingModel>;
  readonly roomControl: RoomControl;
  readonly roomServer: ReturnType<typeof readRoomServer>;
  readonly log: Logger;
  now(): number;
}

/** So long, timers that go by who is in wait for rooms that don't tell. */
const PATIENCE_MS = 30_000;

/** Knows whether the rooms have reported their participants. */
export interface RoomWatch {
  /** Notes that the rooms were restarted, so that their earlier reports are void. */
  forget(): void;
  /** Has the rooms tell who is in, until they have. Answers whether what is stored may be acted on. */
  catchUp(): Promise<boolean>;
}

/**
 * After a restart of the rooms, or of this service, the database remembers who was in. The rooms tell who is: they tell
 * first what they kept for this service while it was away, so that no clock ends a meeting before its people are known.
 */
export function createRoomWatch(options: RoomWatchOptions): RoomWatch {
  const { attendances, meetings, roomControl, roomServer, log, now } = options;
  let unknown: { readonly since: number } | undefined = { since: now() };
  return {
    forget: () => void (unknown = { since: now() }),
    async catchUp() {
      if (!roomServer.embedded || !unknown) return true;
      const asked = unknown;
      const [present, live] = await Promise.all([
        attendances.distinct('roomId', { present: true }),
        meetings.distinct('roomId', { live: true }),
      ]);
      try {
        await roomControl.notifyOccupants?.([...new Set([...present, ...live])]);
        // They may have been restarted meanwhile.
        if (unknown === asked) unknown = undefined;
        return !unknown;
      } catch (error) {
        log.debug({ err: error }, 'the rooms do not tell who is in');
        return now() - asked.since >= PATIENCE_MS;
      }
    },
  };
}

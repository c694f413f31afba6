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

/** Maximum time for which timers that depend on participants wait for missing reports from the rooms. */
const PATIENCE_MS = 30_000;

/** Tracks whether the rooms have reported their participants. */
export interface RoomWatch {
  /** Records that the rooms were restarted, which makes their earlier reports void. */
  forget(): void;
  /**
   * Requests the participants from the rooms until they have reported them. Returns whether the stored state is
   * reliable.
   */
  catchUp(): Promise<boolean>;
}

/**
 * Creates the watch. After a restart of the rooms, or of this service, the database contains former participants. The
 * rooms report the present ones, after the reports that they kept while this service was away. So no timer ends a
 * meeting before its participants are known.
 */
export function createRoomWatch(options: RoomWatchOptions): RoomWatch {
  const { attendances, meetings, roomControl, roomServer, log, now } = options;
  let unknown: { readonly since: number } | undefined = { since: now() };
  return {
    forget: () => void (unknown = { since: now() }),
    async catchUp() {
      if (!roomServer.embedded || !unknown) return true;
      const requested = unknown;
      const [present, live] = await Promise.all([
        attendances.distinct('roomId', { present: true }),
        meetings.distinct('roomId', { live: true }),
      ]);
      try {
        await roomControl.notifyOccupants?.([...new Set([...present, ...live])]);
        // The rooms may have been restarted meanwhile.
        if (unknown === requested) unknown = undefined;
        return !unknown;
      } catch (error) {
        log.debug({ err: error }, 'the rooms do not report their participants');
        return now() - requested.since >= PATIENCE_MS;
      }
    },
  };
}

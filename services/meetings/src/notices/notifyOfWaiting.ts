import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { notifyPeople } from './notifyPeople.ts';

/** Pause between two rings for people who wait, so that repeated knocks and crowds ring the owner once. */
const QUIET_MS = 10 * 60_000;

/** Tells the owner of a room that somebody waits for them to start. */
export async function notifyOfWaiting(deps: Deps, room: RoomRecord, waitingName: string): Promise<void> {
  await notifyPeople(deps, {
    recipients: [room.ownerId],
    notificationType: NOTIFICATION_TYPES.waiting,
    // The name is the visitor's own word: no address stands behind it.
    from: { fullName: waitingName, email: null },
    message: { meetingRoom: room._id },
    dedupeKey: `waiting-${room._id}-${Math.floor(deps.now() / QUIET_MS)}`,
    mail: true,
  });
}

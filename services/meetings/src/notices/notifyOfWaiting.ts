import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { notifyPeople } from './notifyPeople.ts';

/**
 * Minimum time between two notifications of waiting people, so that repeated knocks and crowds notify the owner once.
 */
const QUIET_MS = 10 * 60_000;

/** Notifies the owner of a room that somebody waits for them to start. */
export async function notifyOfWaiting(deps: Deps, room: RoomRecord, waitingName: string): Promise<void> {
  await notifyPeople(deps, {
    recipients: [room.ownerId],
    notificationType: NOTIFICATION_TYPES.waiting,
    // The visitor chose the name themselves, and no address confirms it.
    from: { fullName: waitingName, email: null },
    message: { meetingRoom: room._id },
    dedupeKey: `waiting-${room._id}-${Math.floor(deps.now() / QUIET_MS)}`,
    mail: true,
  });
}

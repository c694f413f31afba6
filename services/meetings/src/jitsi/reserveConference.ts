import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';

/** Maximum duration of a reservation. This service itself ends free meetings that reach their limit. */
const DAY_SECONDS = 86_400;

/** Returns a room's reservation; undefined for an unknown room, which Prosody then does not open. */
export async function reserveConference(deps: Deps, name: unknown) {
  const room = typeof name === 'string' ? await deps.rooms.findById(name).lean() : null;
  if (!room) return undefined;
  const meeting = await findLiveMeeting(deps, room._id);
  return {
    id: room._id,
    name: room._id,
    mail_owner: room.ownerEmail,
    start_time: new Date(meeting?.startedAt ?? deps.now()).toISOString(),
    duration: DAY_SECONDS,
  };
}

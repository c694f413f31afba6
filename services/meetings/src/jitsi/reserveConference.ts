import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';

/** Longest that a reservation lasts; the clock of free meetings is kept by this service, which ends them itself. */
const DAY_SECONDS = 86_400;

/** Undefined for a room that is none of ours: Prosody then doesn't open it. */
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

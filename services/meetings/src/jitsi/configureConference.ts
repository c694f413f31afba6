import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';

/**
 * Gives a conference that Prosody has just opened its room's password, lobby and subject. Logs a failure: the conference
 * goes on, and the next change is sent to it.
 */
export async function configureConference(deps: Deps, roomId: string): Promise<void> {
  const { rooms, roomControl, sealer, log } = deps;
  if (!deps.settings.JITSI_CONTROL_URL) return;
  const room = await rooms.findById(roomId).lean();
  if (!room) return;
  const [meeting, host] = await Promise.all([findLiveMeeting(deps, roomId), getHostConfiguration(deps, room.ownerId)]);
  const version = room.version ?? 0;
  const results = await Promise.allSettled([
    roomControl.setPassword(roomId, room.sealedPassword ? sealer.open(room.sealedPassword) : '', version),
    roomControl.setLobby(roomId, room.lobby ?? host.lobby, version),
    roomControl.setSubject(roomId, meeting?.subject ?? '', meeting?.subjectVersion ?? 0),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason, roomId }, 'a conference was not configured');
  }
}

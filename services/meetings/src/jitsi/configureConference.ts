import type { Deps } from '../Deps.ts';
import { readRoomSettings } from '../rooms/readRoomSettings.ts';

/**
 * Sets a room's password, lobby and subject in a conference that Prosody has just opened. Logs a failure: the
 * conference continues, and the next change is sent to it.
 */
export async function configureConference(deps: Deps, roomId: string): Promise<void> {
  const { roomControl, log } = deps;
  if (!deps.settings.JITSI_CONTROL_URL) return;
  const settings = await readRoomSettings(deps, roomId);
  if (!settings) return;
  const { password, lobby, subject, versions } = settings;
  const results = await Promise.allSettled([
    roomControl.setPassword(roomId, password, versions.room),
    roomControl.setLobby(roomId, lobby, versions.room),
    roomControl.setSubject(roomId, subject, versions.subject),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason, roomId }, 'a conference was not configured');
  }
}

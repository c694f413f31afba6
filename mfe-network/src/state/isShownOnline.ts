import { OFFLINE, type NetworkState, type Presence } from './NetworkState.ts';

/** Whether a person is shown as online: who is invisible never is. */
export function isShownOnline({ online, status }: Presence): boolean {
  return online && status?.status !== 'Invisible';
}

export function presenceOf({ presences }: NetworkState, email: string): Presence {
  return presences.get(email) ?? OFFLINE;
}

import { OFFLINE, type NetworkState, type Presence } from './NetworkState.ts';

export function getPresence({ presences }: NetworkState, email: string): Presence {
  return presences.get(email) ?? OFFLINE;
}

import { ROOM_NAME_MAX_LENGTH } from '../protocol/limits.ts';

/** Room names know no case, as in Jitsi. */
export const normaliseRoomName = (name: string): string => name.trim().toLowerCase();

export const isRoomName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.length <= ROOM_NAME_MAX_LENGTH;

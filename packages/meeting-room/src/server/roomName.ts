/** Returns the normalized name; as in Jitsi, names of rooms are case-insensitive. */
export const normaliseRoomName = (name: string): string => name.trim().toLowerCase();

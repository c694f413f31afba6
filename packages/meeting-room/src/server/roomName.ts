/** Room names know no case, as in Jitsi. */
export const normaliseRoomName = (name: string): string => name.trim().toLowerCase();

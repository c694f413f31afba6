/** Local storage: the name that a guest joined with last in this browser. */
export const JOIN_NAME_KEY = 'joinName';

/** Session storage: the tab's seat in a room, while there is one; with it a reload comes back without asking anything. */
export const seatKey = (roomId: string) => `meetingSeat-${roomId}`;

/** What this tab remembers of its seat, so that a reload comes back to the same place at once. */
export interface Seat {
  readonly name: string;
  /** A guest's contact history entry; an account's is found by the account. */
  readonly meetingContactHistoryId: string;
}

const keyOf = (roomId: string) => `meetingSeat-${roomId}`;

export function readSeat(roomId: string): Seat | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(roomId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepSeat(roomId: string, seat: Seat): void {
  sessionStorage.setItem(keyOf(roomId), JSON.stringify(seat));
}

export function leaveSeat(roomId: string): void {
  sessionStorage.removeItem(keyOf(roomId));
}

import { seatKey } from '@meet/meetings-contract';

/** Seat of this tab in a meeting, so that a reload returns to it at once. */
export interface Seat {
  readonly name: string;
  /** The contact history entry of a guest. The server finds an account's entry by the account. */
  readonly meetingContactHistoryId: string;
}

export function readSeat(roomId: string): Seat | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(seatKey(roomId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepSeat(roomId: string, seat: Seat): void {
  sessionStorage.setItem(seatKey(roomId), JSON.stringify(seat));
}

export function leaveSeat(roomId: string): void {
  sessionStorage.removeItem(seatKey(roomId));
}

import type { RoomRecord } from '../models/roomModel.ts';

/** What a meeting is found by in the history, in lower case. */
export function searchTextOf({ _id, label, ownerName, ownerEmail }: RoomRecord, subject: string): string {
  return [subject, _id, label ?? '', ownerName, ownerEmail].join(' ').toLowerCase();
}

import type { RoomRecord } from '../models/roomModel.ts';

/** Returns the text that a search of the history looks through, in lower case. */
export function toSearchText({ _id, label, ownerName, ownerEmail }: RoomRecord, subject: string): string {
  return [subject, _id, label ?? '', ownerName, ownerEmail].join(' ').toLowerCase();
}

import type { RoomRecord } from '../models/roomModel.ts';

/** Returns the text by which a search of the history finds a meeting, besides its participants, in lower case. */
export function toSearchText({ _id, label, ownerName, ownerEmail }: RoomRecord, subject: string): string {
  return [subject, _id, label ?? '', ownerName, ownerEmail].join(' ').toLowerCase();
}

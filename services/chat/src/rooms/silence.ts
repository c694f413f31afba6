import type { RoomRecord } from '../models/roomModel.ts';

const DAY_MS = 86_400_000;

/** A meeting's chat in which nothing was said for so long is silent. */
export const SILENT_AFTER_MS = 30 * DAY_MS;
/** From then on a message looks whether the room is being taken as silent at this moment. */
const NEARLY_SILENT_AFTER_MS = 29 * DAY_MS;

/** Returns when something was last said in the room, or when it was opened. */
export const lastActiveAt = ({ lastMessageAt, createdAt }: RoomRecord): number => lastMessageAt ?? createdAt;

/** Whether the room, as it was before a message, is silent or may become so while the message is stored. */
export const mayBeSilent = (room: RoomRecord, now: number): boolean =>
  room.meetingKey !== undefined && (room.isSilent === true || now - lastActiveAt(room) >= NEARLY_SILENT_AFTER_MS);

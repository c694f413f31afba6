import { CHAT_SILENT_AFTER_MS } from '@meet/chat-contract';
import type { RoomRecord } from '../models/roomModel.ts';

/** Time before a room becomes silent from which each message checks whether the sweep is marking the room. */
const SWEEP_MARGIN_MS = 86_400_000;
const NEARLY_SILENT_AFTER_MS = CHAT_SILENT_AFTER_MS - SWEEP_MARGIN_MS;

/** Returns the time of the room's last message, or of its creation if there is none. */
export const lastActiveAt = ({ lastMessageAt, createdAt }: RoomRecord): number => lastMessageAt ?? createdAt;

/**
 * Returns whether the room is silent or may become so while a message is stored. `room` is its state before the
 * message.
 */
export const mayBeSilent = (room: RoomRecord, now: number): boolean =>
  room.meetingKey !== undefined && (room.isSilent === true || now - lastActiveAt(room) >= NEARLY_SILENT_AFTER_MS);
